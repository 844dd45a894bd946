// Made by tools/make_protocol.py from lacrimosa.server.messages. Do not edit.

/** A card in the row. */
export interface RowCard {
  /** The card; `salieri` is the Salieri card. */
  readonly id: string;
  /** What kind of card it is. */
  readonly kind: CardKind;
}

/** The tile on a place of the map. */
export interface MapTile {
  /** A Royal Court tile on a court, a City tile elsewhere. */
  readonly id: string;
  /**
   * Whether its gilded side shows.
   * @default false
   */
  readonly gilded?: boolean;
}

/** A marker on a Requiem space. */
export interface Marker {
  /** The note it shows. */
  readonly note: Note;
  /**
   * Whose it is; left out for a neutral marker.
   * @default null
   */
  readonly seat?: number | null;
}

/** One note of a movement: its markers and its composer's stack. */
export interface NoteBoard {
  /** What a marker of this note would score now. */
  readonly vp: number;
  /**
   * Markers of this note, neutral ones too.
   * @default 0
   */
  readonly markers?: number;
  /**
   * Composer tiles of the stack, the top one first.
   * @default []
   */
  readonly tiles?: readonly string[];
}

/** A movement of the Requiem. */
export interface MovementBoard {
  /** The movement. */
  readonly id: Movement;
  /** The eighth note: the top row's composer. */
  readonly eighth: NoteBoard;
  /** The sixteenth note: the bottom row's composer. */
  readonly sixteenth: NoteBoard;
  /**
   * The note that leads; left out on a tie.
   * @default null
   */
  readonly majority?: Note | null;
}

/** The score sheet of the Requiem. */
export interface Requiem {
  /** The five movements in order. */
  readonly movements: readonly MovementBoard[];
  /** Composer of the eighth note. */
  readonly top: string;
  /**
   * Composer of the sixteenth note; left out in a solo game.
   * @default null
   */
  readonly bottom?: string | null;
  /**
   * Spaces covered by Constanze.
   * @default []
   */
  readonly covered?: readonly string[];
  /**
   * Markers by Requiem space.
   * @default {}
   */
  readonly markers?: { readonly [key: string]: Marker };
}

/** A Royal Court tile in front of a seat. */
export interface OwnCourt {
  /** The tile. */
  readonly id: string;
  /**
   * How many of its icons could be served if only it counted.
   * @default 0
   */
  readonly met?: number;
  /**
   * Whether it would score if the game ended now.
   * @default false
   */
  readonly counts?: boolean;
}

/** A patron, or the Soloist: the personal board and what lies beside it. */
export interface SeatBoard {
  /** Number of the seat, from 0. */
  readonly seat: number;
  /**
   * Whether this is the Soloist.
   * @default false
   */
  readonly is_soloist?: boolean;
  /**
   * Victory points so far.
   * @default 0
   */
  readonly vp?: number;
  /**
   * Ducats at hand.
   * @default 0
   */
  readonly ducats?: number;
  /**
   * Space of the finance track, from 0.
   * @default 0
   */
  readonly finance?: number;
  /**
   * Where the three story tracks stand.
   * @default {}
   */
  readonly tracks?: Points;
  /**
   * Loose story point counters.
   * @default {}
   */
  readonly counters?: Points;
  /**
   * Memory cards in hand.
   * @default 0
   */
  readonly hand_size?: number;
  /**
   * Cards left in the own deck.
   * @default 0
   */
  readonly deck_size?: number;
  /**
   * The hand, sorted; only the own one, or all on an open board.
   * @default null
   */
  readonly hand?: readonly string[] | null;
  /**
   * The cards left in the deck: sorted if it is the own deck or the Soloist's, in the order they
   * are drawn on an open board; left out where nobody may know them apart from the hand.
   * @default null
   */
  readonly deck?: readonly string[] | null;
  /**
   * Hand and deck together, sorted: all that is known where `hand` is left out.
   * @default null
   */
  readonly cards?: readonly string[] | null;
  /**
   * Cards in columns 1 to 4 of the Experiences section.
   * @default []
   */
  readonly experiences?: readonly (string | null)[];
  /**
   * Cards in columns 1 to 4 of the Story section.
   * @default []
   */
  readonly story?: readonly (string | null)[];
  /**
   * Opus cards in front of the seat.
   * @default []
   */
  readonly opus?: readonly string[];
  /**
   * Those of them that are rotated this round.
   * @default []
   */
  readonly performed?: readonly string[];
  /**
   * Royal Court tiles taken.
   * @default []
   */
  readonly courts?: readonly OwnCourt[];
  /**
   * Composer tiles at work.
   * @default []
   */
  readonly tiles?: readonly string[];
  /**
   * Instrument spaces that still hold their marker, from 1.
   * @default []
   */
  readonly markers?: readonly number[];
  /**
   * Whether the neutral marker is still on the board.
   * @default false
   */
  readonly neutral?: boolean;
}

/**
 * What nobody may know while the game runs; only on an open board. Everything in the order it
 * comes.
 */
export interface Hidden {
  /**
   * Cards of the period still to come.
   * @default []
   */
  readonly deck?: readonly string[];
  /**
   * Royal Court tiles of the stack.
   * @default []
   */
  readonly court_stack?: readonly string[];
  /**
   * City tiles of the stack.
   * @default []
   */
  readonly city_stack?: readonly string[];
  /**
   * The bonus tile of each of the five periods.
   * @default []
   */
  readonly bonuses?: readonly string[];
}

/** The whole table as one seat, or a spectator, may know it. */
export interface Board {
  /** People at the table, 1 to 4. */
  readonly players: number;
  /** Round 1 to 5; 0 before the first. */
  readonly round: number;
  /** Turn 1 to 4 of the round; 0 in maintenance. */
  readonly turn: number;
  /** Seat of the first player. */
  readonly first: number;
  /** Seat whose turn it is, or was last. */
  readonly active: number;
  /** The period bonus. */
  readonly bonus: string;
  /** The Constanze card. */
  readonly constanze: string;
  /** The seven row spaces, space 1 first; null where empty. */
  readonly row: readonly (RowCard | null)[];
  /** The place of Mozart's marker. */
  readonly mozart: string;
  /** Tiles by place; a place without a tile is missing. */
  readonly map: { readonly [key: string]: MapTile };
  /** The score sheet. */
  readonly requiem: Requiem;
  /** Every seat in order; the Soloist's is the last. */
  readonly seats: readonly SeatBoard[];
  /**
   * The Soloist's level in a solo game.
   * @default null
   */
  readonly level?: Level | null;
  /**
   * Whether the game is over.
   * @default false
   */
  readonly over?: boolean;
  /**
   * Where the Salieri card is; left out if it is not in the game.
   * @default null
   */
  readonly salieri?: Salieri | null;
  /**
   * Cards the row can still get this period, Salieri not counted.
   * @default 0
   */
  readonly to_come?: number;
  /**
   * Which cards these may be: those of the period nobody has seen, among them the ones removed
   * unseen, and cards that Salieri sent back.
   * @default []
   */
  readonly may_come?: readonly string[];
  /**
   * Royal Court tiles in the stack.
   * @default 0
   */
  readonly courts_left?: number;
  /**
   * City tiles in the stack.
   * @default 0
   */
  readonly cities_left?: number;
  /**
   * City tiles on the used pile.
   * @default []
   */
  readonly cities_used?: readonly string[];
  /**
   * What is hidden; only on an open board.
   * @default null
   */
  readonly hidden?: Hidden | null;
}

/** An Opus card, or the starting Opus. */
export interface OpusInfo {
  /** The card's id. */
  readonly id: string;
  /** The printed title. */
  readonly title: string;
  /**
   * Number in Köchel's catalogue.
   * @default null
   */
  readonly koechel?: string | null;
  /**
   * Year of the work.
   * @default null
   */
  readonly year?: number | null;
  /**
   * The type; the starting Opus has none.
   * @default null
   */
  readonly type?: OpusType | null;
  /**
   * Period 1 to 5; the starting Opus has none.
   * @default null
   */
  readonly period?: number | null;
  /**
   * Price without the row space; the starting Opus is not for sale.
   * @default null
   */
  readonly cost?: Cost | null;
  /**
   * VP for commissioning it.
   * @default 0
   */
  readonly vp?: number;
  /**
   * What performing costs.
   * @default {}
   */
  readonly perform_cost?: Cost;
  /**
   * What performing gives.
   * @default {}
   */
  readonly perform?: Reward;
  /**
   * What selling costs.
   * @default {}
   */
  readonly sell_cost?: Cost;
  /**
   * What selling gives.
   * @default {}
   */
  readonly sell?: Reward;
}

/** A Memory card. */
export interface MemoryInfo {
  /** The card's id. */
  readonly id: string;
  /** The printed title. */
  readonly title: string;
  /** Its actions in printed order. */
  readonly actions: readonly Action[];
  /**
   * Period 1 to 5; starting cards have none.
   * @default null
   */
  readonly period?: number | null;
  /**
   * Year of the memory; starting cards have none.
   * @default null
   */
  readonly year?: number | null;
  /**
   * Gained when acting on it.
   * @default {}
   */
  readonly top?: Reward;
  /**
   * Gained in maintenance from the Story section.
   * @default {}
   */
  readonly story?: Reward;
}

/** A place on the map. */
export interface PlaceInfo {
  /** The place's id. */
  readonly id: string;
  /** The printed name. */
  readonly name: string;
  /** The printed number. */
  readonly number: number;
  /** Latitude in degrees north. */
  readonly lat: number;
  /** Longitude in degrees east. */
  readonly lon: number;
  /**
   * Whether Royal Court tiles lie here, not City tiles.
   * @default false
   */
  readonly is_court?: boolean;
}

/** A road between two places. */
export interface RoadInfo {
  /** The two places. */
  readonly between: readonly string[];
  /**
   * What using it costs.
   * @default {}
   */
  readonly cost?: Cost;
}

/** A City tile. */
export interface CityInfo {
  /** The tile's id. */
  readonly id: string;
  /** The printed name. */
  readonly name: string;
  /**
   * What taking it costs.
   * @default {}
   */
  readonly cost?: Cost;
  /**
   * What the plain side gives.
   * @default {}
   */
  readonly plain?: Reward;
  /**
   * What the gilded side gives.
   * @default {}
   */
  readonly gilded?: Reward;
}

/** A Royal Court tile. */
export interface CourtInfo {
  /** The tile's id. */
  readonly id: string;
  /** The printed name. */
  readonly name: string;
  /** What the icons are. */
  readonly need: Need;
  /** What must be shown: types, periods, instruments or movements. */
  readonly icons: readonly string[];
  /** VP at the end, if every icon is served. */
  readonly vp: number;
  /**
   * What taking it costs.
   * @default {}
   */
  readonly cost?: Cost;
  /**
   * What the plain side gives at once.
   * @default {}
   */
  readonly plain?: Reward;
  /**
   * What the gilded side gives at once.
   * @default {}
   */
  readonly gilded?: Reward;
}

/** A composer who may finish the Requiem. */
export interface ComposerInfo {
  /** The composer's id. */
  readonly id: string;
  /** The full name. */
  readonly name: string;
}

/** The repeating side of a composer tile; one of three kinds. */
export interface RepeatInfo {
  /**
   * A step on this track in every maintenance.
   * @default null
   */
  readonly track?: StoryPoint | null;
  /**
   * VP whenever an Opus of this type is commissioned, performed or sold.
   * @default null
   */
  readonly opus_type?: OpusType | null;
  /**
   * These VP.
   * @default 0
   */
  readonly vp?: number;
  /**
   * This action may be taken once more.
   * @default null
   */
  readonly action?: Action | null;
}

/** A composer tile. */
export interface TileInfo {
  /** The tile's id. */
  readonly id: string;
  /** Whose tile it is. */
  readonly composer: string;
  /** The movement it belongs to. */
  readonly movement: Movement;
  /** Place in its stack, 1 on top. */
  readonly order: number;
  /**
   * The fewest players it is used with; 0 always.
   * @default 0
   */
  readonly dots?: number;
  /**
   * What hiring costs.
   * @default {}
   */
  readonly cost?: Cost;
  /**
   * What it gives at once.
   * @default {}
   */
  readonly instant?: Reward;
  /**
   * What it does from then on.
   * @default null
   */
  readonly repeat?: RepeatInfo | null;
}

/** A Requiem space. */
export interface SpaceInfo {
  /** Movement and place from the top: `kyrie.3`. */
  readonly id: string;
  /** The instrument of the marker it takes. */
  readonly instrument: Instrument;
}

/** A movement of the Requiem. */
export interface MovementInfo {
  /** The movement's id. */
  readonly id: Movement;
  /** The printed name. */
  readonly name: string;
  /** VP of a marker of the majority's note. */
  readonly high: number;
  /** VP of any other marker. */
  readonly low: number;
  /** Its spaces from top to bottom. */
  readonly spaces: readonly SpaceInfo[];
}

/** A Constanze card: the Requiem spaces it covers by the number of players. */
export interface ConstanzeInfo {
  /** The card's id. */
  readonly id: string;
  /**
   * With two players, and in a solo game.
   * @default []
   */
  readonly players_2?: readonly string[];
  /**
   * With three players.
   * @default []
   */
  readonly players_3?: readonly string[];
  /**
   * With four players.
   * @default []
   */
  readonly players_4?: readonly string[];
}

/** A period bonus. */
export interface BonusInfo {
  /** The tile's id. */
  readonly id: string;
  /** The period it may lie on. */
  readonly period: number;
  /** It pays for every icon of this action. */
  readonly action: Action;
  /**
   * What it pays each time.
   * @default {}
   */
  readonly reward?: Reward;
}

/** A space of the card row. */
export interface RowSpaceInfo {
  /** Number of the space, 1 is leftmost. */
  readonly space: number;
  /**
   * What an Opus costs here on top of its price.
   * @default {}
   */
  readonly opus_cost?: Cost;
  /**
   * What comes with an Opus here.
   * @default {}
   */
  readonly opus_gain?: Reward;
  /**
   * The whole price of a Memory card here.
   * @default {}
   */
  readonly memory_cost?: Cost;
  /**
   * What comes with a Memory card here.
   * @default {}
   */
  readonly memory_gain?: Reward;
  /**
   * Whether a card here leaves the game at the end of the round.
   * @default false
   */
  readonly leaves?: boolean;
}

/** An instrument space of the personal board, which holds one marker. */
export interface InstrumentSpaceInfo {
  /** Number of the space, from 1. */
  readonly space: number;
  /** The marker's instrument. */
  readonly instrument: Instrument;
  /**
   * Gained when the marker leaves it.
   * @default {}
   */
  readonly reward?: Reward;
}

/** A card of the Soloist: the actions in Experiences, the details of them in Story. */
export interface SoloistCardInfo {
  /** The card's number. */
  readonly id: string;
  /** What he does with it in Experiences. */
  readonly actions: readonly Action[];
  /** He takes the leftmost card of the row. */
  readonly from_left: boolean;
  /** He travels through the places upwards. */
  readonly ascending: boolean;
  /** How many courts he visits. */
  readonly courts: number;
  /** Where he places a marker. */
  readonly movement: Movement;
  /** He looks for a space from the top. */
  readonly from_top: boolean;
}

/** What the Soloist has on a level. */
export interface SoloistLevelInfo {
  /** The level. */
  readonly id: Level;
  /** The cards of his deck. */
  readonly cards: readonly string[];
  /** The finance space he starts on. */
  readonly finance: number;
}

/** What a player starts with, by place in the first turn order. */
export interface StartInfo {
  /** Ducats. */
  readonly ducats: number;
  /**
   * Victory points; none in a solo game.
   * @default 0
   */
  readonly vp?: number;
}

/** The years of a period. */
export interface PeriodInfo {
  /** Period 1 to 5. */
  readonly number: number;
  /** Its first year. */
  readonly first: number;
  /** Its last year. */
  readonly last: number;
}

/** Numbers of the edition and of the rules that a page shows. */
export interface NumbersInfo {
  /** Rounds of a game. */
  readonly rounds: number;
  /** Turns of each player in a round. */
  readonly turns: number;
  /** Cards to draw up to. */
  readonly hand: number;
  /** The last space of a story track. */
  readonly track_max: number;
  /** Where story tracks start. */
  readonly track_start: number;
  /** Ducats for a step beyond its end. */
  readonly track_overflow_ducats: number;
  /** The finance space players start on. */
  readonly finance_start: number;
  /** VP for a finance step beyond the end. */
  readonly finance_overflow_vp: number;
  /** Ducats that buy a counter. */
  readonly counter_price: number;
  /** Ducats a counter is exchanged for. */
  readonly counter_value: number;
  /** Story points left that make 1 VP at the end. */
  readonly story_points_for_vp: number;
  /** Ducats left that make 1 VP at the end. */
  readonly ducats_for_vp: number;
}

/** Everything an edition prints; with it a page can draw and describe every id of a board. */
export interface EditionInfo {
  /** The edition's id. */
  readonly id: string;
  /** Its title. */
  readonly title: string;
  /** Grows with every change of a value. */
  readonly version: number;
  /** The same digest means the same edition. */
  readonly digest: string;
  /** What the edition says about itself. */
  readonly note: string;
  /** Single numbers. */
  readonly numbers: NumbersInfo;
  /** The five periods. */
  readonly periods: readonly PeriodInfo[];
  /** The Opus every player starts with. */
  readonly starting_opus: string;
  /** The Memory cards every player starts with. */
  readonly starting_memories: readonly string[];
  /** Where Mozart's marker starts. */
  readonly start_place: string;
  /** Starting money by turn order. */
  readonly starts: readonly StartInfo[];
  /** All Opus cards; the starting one is the last. */
  readonly opus: readonly OpusInfo[];
  /** All Memory cards, starting cards first. */
  readonly memories: readonly MemoryInfo[];
  /** The places by number. */
  readonly places: readonly PlaceInfo[];
  /** The roads. */
  readonly roads: readonly RoadInfo[];
  /** All City tiles. */
  readonly cities: readonly CityInfo[];
  /** All Royal Court tiles. */
  readonly courts: readonly CourtInfo[];
  /** The composers. */
  readonly composers: readonly ComposerInfo[];
  /** All composer tiles. */
  readonly tiles: readonly TileInfo[];
  /** The movements in order. */
  readonly movements: readonly MovementInfo[];
  /** The Constanze cards. */
  readonly constanze: readonly ConstanzeInfo[];
  /** All bonus tiles. */
  readonly bonuses: readonly BonusInfo[];
  /** The spaces of the card row. */
  readonly row: readonly RowSpaceInfo[];
  /** The instrument spaces of a personal board. */
  readonly instruments: readonly InstrumentSpaceInfo[];
  /** What each finance space pays, from space 0. */
  readonly finance: readonly Reward[];
  /** All cards of the Soloist. */
  readonly soloist_cards: readonly SoloistCardInfo[];
  /** The Soloist's levels. */
  readonly soloist_levels: readonly SoloistLevelInfo[];
}

/** Story points by type. */
export interface Points {
  /**
   * Points of talent.
   * @default 0
   */
  readonly talent?: number;
  /**
   * Points of journey.
   * @default 0
   */
  readonly journey?: number;
  /**
   * Points of composition.
   * @default 0
   */
  readonly composition?: number;
}

/** What something costs; an empty cost is free. */
export interface Cost {
  /**
   * Ducats to pay.
   * @default 0
   */
  readonly ducats?: number;
  /**
   * Talent, paid with track steps or counters.
   * @default 0
   */
  readonly talent?: number;
  /**
   * Journey, paid likewise.
   * @default 0
   */
  readonly journey?: number;
  /**
   * Composition, paid likewise.
   * @default 0
   */
  readonly composition?: number;
  /**
   * Story points whose type the player names when paying.
   * @default 0
   */
  readonly wild?: number;
  /**
   * Steps down on the finance track.
   * @default 0
   */
  readonly finance?: number;
}

/** VP for every own Opus of a type. */
export interface OpusBonus {
  /** VP for each of them. */
  readonly vp: number;
  /** The Opus type that counts. */
  readonly type: OpusType;
}

/** An action that may be carried out. */
export interface Grant {
  /** Which of the five actions. */
  readonly action: Action;
  /**
   * The half of Perform or Sell that is allowed.
   * @default "either"
   */
  readonly half?: Half;
  /**
   * The Opus must be of this type.
   * @default null
   */
  readonly opus_type?: OpusType | null;
  /**
   * Gained only if the action is made.
   * @default null
   */
  readonly bonus?: Reward | null;
}

/** Goods, gained at once, and the actions that follow them. */
export interface Reward {
  /**
   * Ducats gained.
   * @default 0
   */
  readonly ducats?: number;
  /**
   * VP gained.
   * @default 0
   */
  readonly vp?: number;
  /**
   * Steps up on the finance track.
   * @default 0
   */
  readonly finance?: number;
  /**
   * Steps on the story tracks.
   * @default {}
   */
  readonly tracks?: Points;
  /**
   * Loose story point counters.
   * @default {}
   */
  readonly counters?: Points;
  /**
   * Track steps whose type the player names.
   * @default 0
   */
  readonly wild_tracks?: number;
  /**
   * Counters whose type the player names.
   * @default 0
   */
  readonly wild_counters?: number;
  /**
   * VP for own Opus cards by type.
   * @default []
   */
  readonly per_opus?: readonly OpusBonus[];
  /**
   * The neutral Requiem marker is placed.
   * @default false
   */
  readonly neutral?: boolean;
  /**
   * Actions that may follow, each once.
   * @default []
   */
  readonly grants?: readonly Grant[];
}

/** Everything a seat can count: money, story points, finance and VP. */
export interface Purse {
  /**
   * Ducats at hand.
   * @default 0
   */
  readonly ducats?: number;
  /**
   * Victory points so far.
   * @default 0
   */
  readonly vp?: number;
  /**
   * Space of the finance track, from 0.
   * @default 0
   */
  readonly finance?: number;
  /**
   * Where the three story tracks stand.
   * @default {}
   */
  readonly tracks?: Points;
  /**
   * Loose story point counters.
   * @default {}
   */
  readonly counters?: Points;
}

/** What ending the turn now would throw away; for a warning, nobody is kept from it. */
export interface Waste {
  /** What kind of waste it is. */
  readonly kind: WasteKind;
  /**
   * `points_unspent`: track steps that maintenance takes.
   * @default {}
   */
  readonly points?: Points;
  /**
   * `action_unused`: actions that could still be carried out.
   * @default []
   */
  readonly actions?: readonly Action[];
  /**
   * `bonus_missed`: more icons of the period bonus in this turn's Story card.
   * @default 0
   */
  readonly icons?: number;
}

/**
 * The question on the table. Everybody is told what is asked; only the asked seat gets the options.
 */
export interface Question {
  /** What is asked; `over` at the end of the game. */
  readonly kind: QuestionKind;
  /**
   * Who is asked; left out when the game is over.
   * @default null
   */
  readonly seat?: number | null;
  /**
   * Id of the rule behind the question.
   * @default null
   */
  readonly rule?: string | null;
  /**
   * Every choice offered, in notation; empty for all but the asked seat.
   * @default []
   */
  readonly options?: readonly string[];
  /**
   * The option of the default payment: track steps first, fewest exchanges.
   * @default null
   */
  readonly default?: string | null;
  /**
   * `lay_card`: into the Story section, not into Experiences.
   * @default false
   */
  readonly into_story?: boolean;
  /**
   * `act_or_income`: the Memory card that could be acted on.
   * @default null
   */
  readonly card?: string | null;
  /**
   * `act_or_income`: the ducats of an income.
   * @default null
   */
  readonly income?: number | null;
  /**
   * `action_menu`: the actions still open.
   * @default []
   */
  readonly grants?: readonly Grant[];
  /**
   * `action_menu`: an Agnus Dei tile offers it again.
   * @default false
   */
  readonly is_repeat?: boolean;
  /**
   * `action_menu`: the menu of the card itself; `done` ends the turn.
   * @default false
   */
  readonly ends_turn?: boolean;
  /**
   * `action_menu`: what `done` would throw away; for the asked seat only.
   * @default []
   */
  readonly waste?: readonly Waste[];
  /**
   * What is to be paid now, or will be after this question.
   * @default null
   */
  readonly owed?: Cost | null;
  /**
   * `pay`: the type to be split between track and counters, if that is asked.
   * @default null
   */
  readonly point?: StoryPoint | null;
  /**
   * `name_wild`: track steps still to be named.
   * @default 0
   */
  readonly wild_tracks?: number;
  /**
   * `name_wild`: counters still to be named.
   * @default 0
   */
  readonly wild_counters?: number;
  /**
   * `name_wild` and `pay`: what the gain or payment comes from.
   * @default null
   */
  readonly cause?: Cause | null;
  /**
   * The component of the cause: a card, tile, place, or the number of a space.
   * @default null
   */
  readonly source?: string | null;
  /**
   * `choose_marker`: the Requiem space to be filled.
   * @default null
   */
  readonly space?: string | null;
  /**
   * `choose_marker`: the note that will show.
   * @default null
   */
  readonly note?: Note | null;
  /**
   * `place_neutral`: the movement the marker must stay in.
   * @default null
   */
  readonly movement?: Movement | null;
  /**
   * `choose_route`: where the journey goes.
   * @default null
   */
  readonly place?: string | null;
  /**
   * `choose_route`: the price of each route with the tile; the first is `route 1`.
   * @default []
   */
  readonly routes?: readonly Cost[];
}

/** Why something cannot be chosen: a code, the rule, and the values its sentence needs. */
export interface Reason {
  /** Why not. */
  readonly code: ReasonCode;
  /** Id of the rule. */
  readonly rule: string;
  /**
   * The seat that is asked instead.
   * @default null
   */
  readonly seat?: number | null;
  /**
   * The card in question.
   * @default null
   */
  readonly card?: string | null;
  /**
   * The action that is not open.
   * @default null
   */
  readonly action?: Action | null;
  /**
   * The Opus type asked for.
   * @default null
   */
  readonly opus_type?: OpusType | null;
  /**
   * The half of Perform or Sell that is allowed.
   * @default null
   */
  readonly half?: Half | null;
  /**
   * The place where nothing is to be had.
   * @default null
   */
  readonly place?: string | null;
  /**
   * The Requiem space in question.
   * @default null
   */
  readonly space?: string | null;
  /**
   * The movement of the stack, or to stay in.
   * @default null
   */
  readonly movement?: Movement | null;
  /**
   * The note whose composer cannot be hired.
   * @default null
   */
  readonly note?: Note | null;
  /**
   * The instrument without a marker.
   * @default null
   */
  readonly instrument?: Instrument | null;
  /**
   * The instrument space whose marker is gone, from 1.
   * @default null
   */
  readonly marker?: number | null;
  /**
   * The story point without a counter.
   * @default null
   */
  readonly point?: StoryPoint | null;
  /**
   * Ducats missing for an exchange.
   * @default null
   */
  readonly ducats?: number | null;
  /**
   * What is missing, good by good, exchanges left aside.
   * @default null
   */
  readonly short?: Cost | null;
}

/** Choices that have the same price. */
export interface Priced {
  /** The choices in notation. */
  readonly choices: readonly string[];
  /**
   * The whole price, `{}` if free; left out where nothing is for sale.
   * @default null
   */
  readonly cost?: Cost | null;
  /**
   * What is gained before paying, and may help to pay.
   * @default null
   */
  readonly gain?: Reward | null;
}

/**
 * Things to point at that get the same answer: they are offered, or refused for the same reason.
 */
export interface Target {
  /** The things by price; each choice is there once. */
  readonly things: readonly Priced[];
  /**
   * Whether they can be chosen now.
   * @default false
   */
  readonly offered?: boolean;
  /**
   * Why they cannot be chosen; only the asked seat is told. The card, place or space that a choice
   * names itself is left out of it.
   * @default null
   */
  readonly reason?: Reason | null;
}

/** The default payment: track steps first, then counters, then what must be exchanged. */
export interface Plan {
  /**
   * Whether the price can be paid this way.
   * @default false
   */
  readonly possible?: boolean;
  /**
   * Ducats of the price itself.
   * @default 0
   */
  readonly ducats?: number;
  /**
   * Finance steps of the price.
   * @default 0
   */
  readonly finance?: number;
  /**
   * Points paid with track steps.
   * @default {}
   */
  readonly from_track?: Points;
  /**
   * Points paid with counters.
   * @default {}
   */
  readonly from_counters?: Points;
  /**
   * Points bought for ducats, then paid.
   * @default {}
   */
  readonly buy?: Points;
  /**
   * Counters given for a ducat each.
   * @default {}
   */
  readonly cash?: Points;
}

/** One part of a price and what it is paid for. */
export interface PricePart {
  /** What asks for it. */
  readonly cause: Cause;
  /** How much. */
  readonly cost: Cost;
  /**
   * The component that asks for it.
   * @default null
   */
  readonly source?: string | null;
}

/**
 * Where a choice leads: as far as it is certain, with the default payment.
 *
 * Counted are the price, what comes before paying, and the goods of what is taken. Not counted is
 * what needs
 * another decision (actions that follow, points still to be named) and what nobody knows yet (cards
 * drawn).
 */
export interface Outcome {
  /** The purse then. */
  readonly after: Purse;
  /**
   * The further choice that leads here, a marker or a route, if any.
   * @default null
   */
  readonly choice?: string | null;
  /**
   * Every gain and loss on the way.
   * @default []
   */
  readonly changes?: readonly Happening[];
  /**
   * Points gained whose type is still to be named.
   * @default 0
   */
  readonly to_name?: number;
  /**
   * The default payment decides something that could be decided by hand.
   * @default false
   */
  readonly by_hand?: boolean;
}

/** What a choice would cost and bring, and why it cannot be made, if so. */
export interface Preview {
  /** The choice in notation. */
  readonly choice: string;
  /**
   * Whether it can be chosen now.
   * @default false
   */
  readonly offered?: boolean;
  /**
   * The whole price, if there is one.
   * @default null
   */
  readonly cost?: Cost | null;
  /**
   * The price part by part.
   * @default []
   */
  readonly parts?: readonly PricePart[];
  /**
   * What is gained before paying, and may help to pay.
   * @default null
   */
  readonly gain?: Reward | null;
  /**
   * How the price would be paid.
   * @default null
   */
  readonly plan?: Plan | null;
  /**
   * The purse now; spectators have none.
   * @default null
   */
  readonly before?: Purse | null;
  /**
   * Where it leads: one, or one for each marker or route to choose from. Of a target that is not
   * offered: as if its action were open now; none if it could not be paid.
   * @default []
   */
  readonly outcomes?: readonly Outcome[];
  /**
   * Why it cannot be chosen now.
   * @default null
   */
  readonly reason?: Reason | null;
  /**
   * What would stand in the way even if its action were open.
   * @default null
   */
  readonly obstacle?: Reason | null;
}

/** Why something was not done. Nothing has changed. */
export interface Refusal {
  /** What kind of refusal it is. */
  readonly code: Code;
  /** One English sentence: what is wrong, and what would be right. */
  readonly text: string;
  /**
   * What a page needs to say it in its own words.
   * @default {}
   */
  readonly values?: { readonly [key: string]: string | number };
}

/** One rule. */
export interface RuleText {
  /** Section and number: TRV-3. */
  readonly id: string;
  /** A few words. */
  readonly title: string;
  /** Its text; words between two pairs of stars stand out. */
  readonly paragraphs: readonly string[];
}

/** A section of the rules. */
export interface RuleSection {
  /** Three letters. */
  readonly code: string;
  /** What it is about. */
  readonly title: string;
  readonly rules: readonly RuleText[];
  /**
   * What stands before its first rule.
   * @default []
   */
  readonly introduction?: readonly string[];
}

/** The whole rulebook in one language. */
export interface RulesInfo {
  /** en, fr, es or ru. */
  readonly language: string;
  /** Of the rulebook. */
  readonly title: string;
  /** Paragraphs; those that begin with a dash are items of a list. */
  readonly introduction: readonly string[];
  readonly sections: readonly RuleSection[];
}

/**
 * Make a choice for the seat that is asked.
 * Other properties are refused.
 */
export interface Choose {
  readonly type: "choose";
  /**
   * Yours to choose; each of your latest 100 is done once, however often it comes. (1 to 64
   * characters)
   */
  readonly id: string;
  /** The state number of the update you saw when you chose. (0 to 4503599627370496) */
  readonly state: number;
  /** A choice by value: travel vienna (1 to 120 characters) */
  readonly choice: string;
  /**
   * Make choices that follow and have one option only, too: no; within the turn, so that its end is
   * still yours to confirm; or always.
   * @default "no"
   */
  readonly press_on?: PressOn;
}

/**
 * Take choices back; beyond the barrier the other people are asked.
 * Other properties are refused.
 */
export interface Undo {
  readonly type: "undo";
  /**
   * Yours to choose; each of your latest 100 is done once, however often it comes. (1 to 64
   * characters)
   */
  readonly id: string;
  /** The state number of the update you saw when you chose. (0 to 4503599627370496) */
  readonly state: number;
  /**
   * How many choices shall stand; null takes back your last one. (0 to 100000)
   * @default null
   */
  readonly to?: number | null;
}

/**
 * Make the choice again that was taken back last.
 * Other properties are refused.
 */
export interface Redo {
  readonly type: "redo";
  /**
   * Yours to choose; each of your latest 100 is done once, however often it comes. (1 to 64
   * characters)
   */
  readonly id: string;
  /** The state number of the update you saw when you chose. (0 to 4503599627370496) */
  readonly state: number;
}

/**
 * Agree to somebody's wish to take back, or not; the one who asked may withdraw it with no.
 * Other properties are refused.
 */
export interface AnswerUndo {
  readonly type: "answer_undo";
  /**
   * Yours to choose; each of your latest 100 is done once, however often it comes. (1 to 64
   * characters)
   */
  readonly id: string;
  /** The number of the wish you saw. (0 to 4503599627370496) */
  readonly request: number;
  /** Yes or no. */
  readonly agree: boolean;
}

/**
 * What a choice would cost and leave you with, or why it cannot be made.
 * Other properties are refused.
 */
export interface AskPreview {
  readonly type: "preview";
  /**
   * Yours to choose; each of your latest 100 is done once, however often it comes. (1 to 64
   * characters)
   */
  readonly id: string;
  /** A choice by value: travel vienna (1 to 120 characters) */
  readonly choice: string;
}

/**
 * Let a bot play your seat until you take it back.
 * Other properties are refused.
 */
export interface TakeOver {
  readonly type: "take_over";
  /**
   * Yours to choose; each of your latest 100 is done once, however often it comes. (1 to 64
   * characters)
   */
  readonly id: string;
  /** A seat, counted from 0. (0 to 3) */
  readonly seat: number;
  /** A bot's level. (1 to 40 characters) */
  readonly bot: string;
}

/**
 * Play your seat yourself again.
 * Other properties are refused.
 */
export interface GiveBack {
  readonly type: "give_back";
  /**
   * Yours to choose; each of your latest 100 is done once, however often it comes. (1 to 64
   * characters)
   */
  readonly id: string;
  /** A seat, counted from 0. (0 to 3) */
  readonly seat: number;
}

/** Everything you may know of the table now, and what happened since you were last told. */
export interface Update {
  readonly type: "update";
  /** Ask for what came after this one when you reconnect. */
  readonly version: number;
  readonly table: TableInfo;
  /**
   * Send it with your choice.
   * @default 0
   */
  readonly state?: number;
  /**
   * The seat you look from: yours, the asked one if it is yours. (0 to 3)
   * @default null
   */
  readonly seat?: number | null;
  /** @default null */
  readonly board?: Board | null;
  /** @default null */
  readonly question?: Question | null;
  /**
   * Everything on the board you can point at.
   * @default []
   */
  readonly targets?: readonly Target[];
  /**
   * How many choices were made.
   * @default 0
   */
  readonly step?: number;
  /**
   * The choices up to here stand as you know them; `steps` follow.
   * @default 0
   */
  readonly steps_from?: number;
  /** @default [] */
  readonly steps?: readonly Step[];
  /**
   * How many choices stand after an undo; null if there is none.
   * @default null
   */
  readonly undo_to?: number | null;
  /**
   * Whether that undo needs the others' consent.
   * @default false
   */
  readonly undo_asks?: boolean;
  /**
   * Whether you may make a choice again.
   * @default false
   */
  readonly can_redo?: boolean;
  /**
   * The last count, once the game is over.
   * @default null
   */
  readonly final?: Final | null;
}

/** The answer to one of your messages. */
export interface Answer {
  readonly type: "answer";
  /** The id of your message; null if it could not be read. */
  readonly to: string | null;
  /**
   * Why it was not done; null if it was.
   * @default null
   */
  readonly refusal?: Refusal | null;
  /**
   * The table's version with your message done.
   * @default 0
   */
  readonly version?: number;
  /** @default null */
  readonly preview?: Preview | null;
  /**
   * The fresh state, if your message came too late for the old one.
   * @default null
   */
  readonly update?: Update | null;
}

/** Who is at the table right now. */
export interface Presence {
  readonly type: "presence";
  /** Seats whose people are connected. (each 0 to 3) */
  readonly seats: readonly number[];
  /** How many look on. */
  readonly watching: number;
}

/** The server ends the conversation. */
export interface Bye {
  readonly type: "bye";
  readonly refusal: Refusal;
}

/**
 * The game after some of its choices, as one seat, a spectator or, at the end, everybody may see
 * it.
 */
export interface StepView {
  /** How many choices had been made. */
  readonly step: number;
  /** How many were made until now. */
  readonly steps: number;
  /**
   * A seat, counted from 0. (0 to 3)
   * @default null
   */
  readonly seat?: number | null;
  /**
   * Nothing is hidden.
   * @default false
   */
  readonly open?: boolean;
  readonly board: Board;
  readonly question: Question;
  /** @default [] */
  readonly targets?: readonly Target[];
  /**
   * The choice that led here.
   * @default null
   */
  readonly last?: Step | null;
  /** @default null */
  readonly final?: Final | null;
}

/** What happened, choice by choice. */
export interface StepList {
  readonly steps: readonly Step[];
  /** How many choices were made in all. */
  readonly total: number;
}

/** One thing that happened; it has only the fields its kind needs. */
export interface Happening {
  /** What happened. */
  readonly kind: EventKind;
  /**
   * To whom; left out if it concerns the board.
   * @default null
   */
  readonly seat?: number | null;
  /**
   * The card; left out of `drew` where it is another seat's card.
   * @default null
   */
  readonly card?: string | null;
  /**
   * The Soloist's card in the Story section.
   * @default null
   */
  readonly story_card?: string | null;
  /**
   * The section a card was laid into.
   * @default null
   */
  readonly section?: Section | null;
  /**
   * Column 1 to 4 of the sections.
   * @default null
   */
  readonly column?: number | null;
  /**
   * What was gained or lost.
   * @default null
   */
  readonly goods?: GoodsKind | null;
  /**
   * How much of it.
   * @default null
   */
  readonly amount?: number | null;
  /**
   * What a gain or a loss comes from.
   * @default null
   */
  readonly cause?: Cause | null;
  /**
   * The component of the cause: a card, tile, place, or the number of a space.
   * @default null
   */
  readonly source?: string | null;
  /**
   * Space 1 to 7 of the row.
   * @default null
   */
  readonly row_space?: number | null;
  /**
   * The space a card slid to.
   * @default null
   */
  readonly to_row_space?: number | null;
  /**
   * The place it happened at, or was reached.
   * @default null
   */
  readonly place?: string | null;
  /**
   * The place a journey began at.
   * @default null
   */
  readonly from_place?: string | null;
  /**
   * A City, Royal Court, composer or bonus tile.
   * @default null
   */
  readonly tile?: string | null;
  /**
   * A Requiem space.
   * @default null
   */
  readonly space?: string | null;
  /**
   * The note a marker shows.
   * @default null
   */
  readonly note?: Note | null;
  /**
   * The instrument space a marker left, from 1; none for the Soloist.
   * @default null
   */
  readonly marker?: number | null;
  /**
   * The action that may be repeated.
   * @default null
   */
  readonly action?: Action | null;
  /**
   * The round that began, or whose maintenance did.
   * @default null
   */
  readonly round?: number | null;
  /**
   * The turn that began.
   * @default null
   */
  readonly turn?: number | null;
  /**
   * What was shuffled; `deck` is the deck of the seat.
   * @default null
   */
  readonly pile?: Pile | null;
  /**
   * The Soloist's commission: the Opus is not kept.
   * @default false
   */
  readonly leaves_game?: boolean;
  /**
   * Id of the rule behind it, where it alone tells.
   * @default null
   */
  readonly rule?: string | null;
}

/** A choice that was made, and what followed from it. */
export interface Step {
  /** The first choice of a game is number 1. */
  readonly number: number;
  /** Who chose. */
  readonly seat: number;
  /** The choice in notation. */
  readonly choice: string;
  /** The round it was made in. */
  readonly round: number;
  /** The turn it was made in; 0 in maintenance. */
  readonly turn: number;
  /**
   * What followed, in order.
   * @default []
   */
  readonly happenings?: readonly Happening[];
}

/** A Royal Court tile in the last count. */
export interface CourtScore {
  /** The tile. */
  readonly court: string;
  /**
   * What it scored; 0 if it was not fulfilled.
   * @default 0
   */
  readonly vp?: number;
  /**
   * The Opus cards, or Requiem spaces of own markers, given to it.
   * @default []
   */
  readonly served_by?: readonly string[];
}

/** A movement of the Requiem in the last count of a seat. */
export interface MovementScore {
  /** The movement. */
  readonly movement: Movement;
  /**
   * Own markers with the eighth note.
   * @default 0
   */
  readonly eighths?: number;
  /**
   * Own markers with the sixteenth note.
   * @default 0
   */
  readonly sixteenths?: number;
  /**
   * The note that leads; left out on a tie.
   * @default null
   */
  readonly majority?: Note | null;
  /**
   * What the own markers scored.
   * @default 0
   */
  readonly vp?: number;
}

/** The result of one seat. */
export interface SeatFinal {
  /** Number of the seat, from 0. */
  readonly seat: number;
  /** Victory points. */
  readonly score: number;
  /** 1 for the winners; level seats share a rank. */
  readonly rank: number;
  /**
   * Own markers on the Requiem: the first tie-break.
   * @default 0
   */
  readonly markers?: number;
  /**
   * Opus cards in front of the seat: the second tie-break.
   * @default 0
   */
  readonly opus?: number;
  /**
   * Every VP by what it came from; the sum is the score.
   * @default {}
   */
  readonly by_cause?: { readonly [key in Cause]?: number };
  /**
   * Every Royal Court tile of the seat.
   * @default []
   */
  readonly courts?: readonly CourtScore[];
  /**
   * Every movement.
   * @default []
   */
  readonly movements?: readonly MovementScore[];
  /**
   * VP for story points left.
   * @default 0
   */
  readonly story?: number;
  /**
   * VP for ducats left.
   * @default 0
   */
  readonly ducats?: number;
}

/** The end of a game. */
export interface Final {
  /** The winning seat, or those that share the victory. */
  readonly winners: readonly number[];
  /** Every seat in order. */
  readonly seats: readonly SeatFinal[];
}

/**
 * What is agreed on before the game starts.
 * Other properties are refused.
 */
export interface Options {
  /**
   * Patrons; 1 is a solo game. (1 to 4)
   * @default 2
   */
  readonly players: number;
  /**
   * The Soloist's level: needed in a solo game, and only there.
   * @default null
   */
  readonly level: Level | null;
  /**
   * Ids of the composers, the top row's first; null draws them. (at most 2 items; each at most 40
   * characters)
   * @default null
   */
  readonly composers: readonly string[] | null;
  /**
   * Whether the Salieri card is in play.
   * @default false
   */
  readonly salieri: boolean;
  /**
   * Id of the edition. (at most 40 characters)
   * @default "koechel"
   */
  readonly edition: string;
  /**
   * free: back to the barrier, and beyond it if all other people agree; barrier: never beyond it;
   * none: no taking back at all.
   * @default "free"
   */
  readonly undo: UndoRule;
  /**
   * How long somebody may think before a bot takes the seat over until they return: live 5 minutes,
   * daily 24 hours, weekly 7 days, unhurried for ever.
   * @default "unhurried"
   */
  readonly pace: Pace;
  /**
   * Who may look on without a seat.
   * @default "link"
   */
  readonly watch: Watching;
  /**
   * Deals the same cards again; null deals cards that nobody can compute. (0 to 9007199254740991)
   * @default null
   */
  readonly seed: number | null;
}

/**
 * Who shall sit somewhere before the start.
 * Other properties are refused.
 */
export interface SeatPlan {
  /** me: the asking person, several seats are a hot seat; open: whoever is invited. */
  readonly kind: PlanKind;
  /**
   * The bot's level, for kind bot. (1 to 40 characters)
   * @default null
   */
  readonly bot?: string | null;
  /**
   * A name for this seat only, for several at one device. (at most 200 characters)
   * @default null
   */
  readonly name?: string | null;
}

/** A seat of a table. */
export interface SeatInfo {
  /** A seat, counted from 0. (0 to 3) */
  readonly seat: number;
  /** Who may sit or sits here. */
  readonly kind: SeatKind;
  /**
   * Of the person or bot; empty for an open seat.
   * @default ""
   */
  readonly name?: string;
  /**
   * The level of the bot that sits here.
   * @default null
   */
  readonly bot?: string | null;
  /**
   * Whether you play this seat.
   * @default false
   */
  readonly is_you?: boolean;
  /**
   * Whether this person opened the table.
   * @default false
   */
  readonly is_host?: boolean;
  /**
   * The bot that plays for the person until they return.
   * @default null
   */
  readonly taken_over?: string | null;
}

/** Somebody asks to take back more than they may on their own. */
export interface UndoRequest {
  /** Send it with your answer. */
  readonly number: number;
  /** A seat, counted from 0. (0 to 3) */
  readonly seat: number;
  /** How many choices would stand. */
  readonly to: number;
  /** Seats whose people have not agreed yet. (each 0 to 3) */
  readonly waiting_for: readonly number[];
}

/** A table as one person sees it. */
export interface TableInfo {
  /** A table's id. (matches `^[A-Za-z0-9_-]{22}$`) */
  readonly id: string;
  /** Grows with everything that happens at the table. */
  readonly version: number;
  /**
   * open: before the start; playing; over; review: an uploaded game; closed: its host left before
   * the start.
   */
  readonly status: Status;
  readonly options: Options;
  readonly seats: readonly SeatInfo[];
  /**
   * Whether you opened this table.
   * @default false
   */
  readonly is_host?: boolean;
  /**
   * Digest of the edition that is played; the id is in the options.
   * @default null
   */
  readonly edition?: string | null;
  /**
   * Somebody chose the deal and may know it.
   * @default false
   */
  readonly seed_chosen?: boolean;
  /** @default null */
  readonly undo_request?: UndoRequest | null;
  /**
   * When a bot takes over the asked seat, in milliseconds since 1970.
   * @default null
   */
  readonly deadline?: number | null;
  /**
   * Where the same people meet again. (matches `^[A-Za-z0-9_-]{22}$`)
   * @default null
   */
  readonly rematch?: string | null;
  /**
   * The table this one goes on from. (matches `^[A-Za-z0-9_-]{22}$`)
   * @default null
   */
  readonly branched_from?: string | null;
}

/** A table in a list. */
export interface TableSummary {
  /** A table's id. (matches `^[A-Za-z0-9_-]{22}$`) */
  readonly id: string;
  /** As in TableInfo. */
  readonly status: Status;
  readonly options: Options;
  readonly seats: readonly SeatInfo[];
  /** When something last happened, milliseconds since 1970. */
  readonly touched: number;
  /**
   * Whether the game waits for you.
   * @default false
   */
  readonly your_turn?: boolean;
  /**
   * 1 to 5; 0 before the start.
   * @default 0
   */
  readonly round?: number;
  /**
   * VP by seat, as they stand.
   * @default []
   */
  readonly scores?: readonly number[];
}

/** Your tables, the latest first. */
export interface TableList {
  readonly tables: readonly TableSummary[];
  /**
   * Ask again with this for more.
   * @default null
   */
  readonly next?: string | null;
}

/**
 * Open a table. Seats that are not named are open; you sit in the first one.
 * Other properties are refused.
 */
export interface NewTable {
  /** @default {} */
  readonly options?: Options;
  /**
   * At most 4 items.
   * @default null
   */
  readonly seats?: readonly SeatPlan[] | null;
  /**
   * Start at once; no seat may be open then.
   * @default false
   */
  readonly start?: boolean;
}

/**
 * Change a table before it starts; only the host may. What is left out stays.
 * Other properties are refused.
 */
export interface SetUp {
  /** @default null */
  readonly options?: Options | null;
  /**
   * At most 4 items.
   * @default null
   */
  readonly seats?: readonly SeatPlan[] | null;
}

/**
 * Sit down at an open seat.
 * Other properties are refused.
 */
export interface Join {
  /** A secret out of a link. (1 to 200 characters) */
  readonly invite: string;
  /**
   * A certain seat; null is the first open one. (0 to 3)
   * @default null
   */
  readonly seat?: number | null;
}

/**
 * Look on at a table by a watch link.
 * Other properties are refused.
 */
export interface Watch {
  /** A secret out of a link. (1 to 200 characters) */
  readonly watch: string;
}

/** Secret links of a table, for its people to pass on. */
export interface Links {
  /** Lets its reader sit down; null once started. */
  readonly invite: string | null;
  /** Lets its reader look on; null if nobody may. */
  readonly watch: string | null;
}

/**
 * Make a link worthless and get a new one.
 * Other properties are refused.
 */
export interface Revoke {
  /** Which of the two. */
  readonly link: LinkKind;
}

/**
 * Let a bot play your seat until you take it back.
 * Other properties are refused.
 */
export interface TakeOverBody {
  /** A seat, counted from 0. (0 to 3) */
  readonly seat: number;
  /** A bot's level. (1 to 40 characters) */
  readonly bot: string;
}

/**
 * Play your seat yourself again.
 * Other properties are refused.
 */
export interface GiveBackBody {
  /** A seat, counted from 0. (0 to 3) */
  readonly seat: number;
}

/**
 * Open a new table that goes on from a step of a game you may see fully.
 * Other properties are refused.
 */
export interface Branch {
  /** How many choices of the game stand. (0 to 100000) */
  readonly step: number;
  /**
   * At most 4 items.
   * @default null
   */
  readonly seats?: readonly SeatPlan[] | null;
  /**
   * Start at once; no seat may be open then.
   * @default true
   */
  readonly start?: boolean;
}

/**
 * A game's record, to look at and to go on from.
 * Other properties are refused.
 */
export interface Upload {
  /** The text of the record. (at most 200000 characters) */
  readonly record: string;
}

/** Who you are on this server. */
export interface Me {
  /** Your id; no secret, but no use to others. */
  readonly id: string;
  /** What others see. */
  readonly name: string;
}

/**
 * A new display name.
 * Other properties are refused.
 */
export interface Rename {
  /** 1 to 40 visible signs. (at most 200 characters) */
  readonly name: string;
}

/** Carries you to another device: whoever opens it is you. Keep it to yourself. */
export interface PersonalLink {
  /** The secret is behind the #. */
  readonly url: string;
  /**
   * For a program that revoked its old one: its new token.
   * @default null
   */
  readonly token?: string | null;
}

/**
 * Be the person of a personal link on this device.
 * Other properties are refused.
 */
export interface Carry {
  /** A secret out of a link. (1 to 200 characters) */
  readonly link: string;
}

/** An identity for a program, and its token for the header `Authorization: Bearer`. */
export interface Program {
  /** The program's id as a person. */
  readonly id: string;
  /** Its secret; keep it. */
  readonly token: string;
}

/** A level of computer patrons. */
export interface BotInfo {
  /** A bot's level. (1 to 40 characters) */
  readonly name: string;
}

/** Whether the server works. */
export interface Health {
  /** Always true; else the answer is a refusal. */
  readonly ok: boolean;
  /** Of the program. */
  readonly version: string;
}

export type ServerMessage = Update | Answer | Presence | Bye;

/** The kinds of ServerMessage, all of them. */
export const SERVER_MESSAGE_KINDS = ["update", "answer", "presence", "bye"] as const;

export type StoryPoint = "composition" | "journey" | "talent";

export type Action = "commission" | "document" | "perform_or_sell" | "requiem" | "travel";

export type Half = "either" | "perform" | "sell";

export type OpusType = "chamber" | "opera" | "religious" | "symphony";

export type Instrument = "horns" | "organ" | "percussion" | "strings" | "voice";

export type Note = "eighth" | "sixteenth";

export type Need = "instrument" | "movement" | "period" | "type";

export type Level = "easy" | "hard" | "medium";

export type Movement = "agnus_dei" | "kyrie" | "offertorium" | "sanctus" | "sequentia";

export type Salieri = "gone" | "in_row" | "unseen";

export type CardKind = "memory" | "opus" | "salieri";

export type Section = "experiences" | "story";

export type GoodsKind =
  | "composition_counter"
  | "composition_track"
  | "ducats"
  | "finance"
  | "journey_counter"
  | "journey_track"
  | "talent_counter"
  | "talent_track"
  | "vp";

export type Pile = "cities" | "deck" | "row";

export type Cause =
  | "bonus"
  | "city"
  | "commission"
  | "composer"
  | "court"
  | "exchange"
  | "final_courts"
  | "final_ducats"
  | "final_requiem"
  | "final_story"
  | "finance"
  | "income"
  | "instrument"
  | "offertorium"
  | "overflow"
  | "perform"
  | "requiem"
  | "road"
  | "row"
  | "sale"
  | "salieri"
  | "sequentia"
  | "setup"
  | "story"
  | "top"
  | "upkeep";

export type EventKind =
  | "acted"
  | "bonus_shown"
  | "cards_gathered"
  | "city_used"
  | "commissioned"
  | "composer_hired"
  | "court_taken"
  | "declined"
  | "documented"
  | "drew"
  | "first_player"
  | "forgotten"
  | "gained"
  | "game_ended"
  | "gilded"
  | "laid"
  | "lost"
  | "maintenance_began"
  | "map_filled"
  | "marker_placed"
  | "neutral_lost"
  | "neutral_placed"
  | "performed"
  | "repeat_offered"
  | "round_began"
  | "row_discarded"
  | "row_filled"
  | "row_returned"
  | "row_slid"
  | "row_taken"
  | "salieri_came"
  | "salieri_left"
  | "shuffled"
  | "sold"
  | "soloist_laid"
  | "tile_laid"
  | "took_income"
  | "travelled"
  | "turn_began"
  | "turn_ended";

export type ReasonCode =
  | "action_not_offered"
  | "already_performed"
  | "cannot_pay"
  | "exchange_closed"
  | "game_over"
  | "marker_gone"
  | "no_composer"
  | "no_counter"
  | "no_marker"
  | "no_such_choice"
  | "no_such_place"
  | "not_asked_now"
  | "not_in_hand"
  | "not_in_row"
  | "not_your_turn"
  | "not_yours"
  | "nothing_there"
  | "owed_first"
  | "space_covered"
  | "space_taken"
  | "stack_empty"
  | "too_few_ducats"
  | "wrong_half"
  | "wrong_movement"
  | "wrong_type";

export type QuestionKind =
  | "act_or_income"
  | "action_menu"
  | "choose_marker"
  | "choose_route"
  | "lay_card"
  | "name_wild"
  | "over"
  | "pay"
  | "place_neutral";

export type WasteKind = "action_unused" | "bonus_missed" | "points_unspent";

export type Status = "closed" | "open" | "over" | "playing" | "review";

export type UndoRule = "barrier" | "free" | "none";

export type Pace = "daily" | "live" | "unhurried" | "weekly";

export type Watching = "anyone" | "link" | "nobody";

export type SeatKind = "bot" | "open" | "person" | "soloist";

export type PlanKind = "bot" | "me" | "open";

export type LinkKind = "invite" | "watch";

export type PressOn = "always" | "no" | "within_turn";

export type Code =
  | "already_started"
  | "bad_name"
  | "bad_options"
  | "bad_record"
  | "bad_request"
  | "game_over"
  | "internal"
  | "method_not_allowed"
  | "no_such_seat"
  | "no_such_step"
  | "no_such_table"
  | "not_allowed"
  | "not_found"
  | "not_invited"
  | "not_offered"
  | "not_over"
  | "not_started"
  | "not_your_seat"
  | "not_your_turn"
  | "nothing_asked"
  | "nothing_to_redo"
  | "nothing_to_undo"
  | "seat_taken"
  | "seats_open"
  | "signed_out"
  | "stale"
  | "too_large"
  | "too_many"
  | "unavailable"
  | "undo_not_allowed"
  | "unknown_bot"
  | "unknown_identity"
  | "unknown_person"
  | "wrong_origin";

export type ClientMessage = Choose | Undo | Redo | AnswerUndo | AskPreview | TakeOver | GiveBack;

/** The kinds of ClientMessage, all of them. */
export const CLIENT_MESSAGE_KINDS = [
  "choose",
  "undo",
  "redo",
  "answer_undo",
  "preview",
  "take_over",
  "give_back",
] as const;
