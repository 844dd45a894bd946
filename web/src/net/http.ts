/** Requests to the game server. A refusal is thrown as `Refused`, with a code the page has words for. */
import type * as m from "./messages";

export class Refused extends Error {
  constructor(readonly refusal: m.Refusal) {
    super(refusal.text);
  }
}

/** The server cannot tell any more who is at this device; somebody has to say it. */
export function isDoubt({ code }: m.Refusal): boolean {
  return code === "unknown_identity" || code === "signed_out";
}

let tellDoubt: (refusal: m.Refusal) => void = () => undefined;
/** Who is told of such refusals, whatever was asked for. */
export function onDoubt(tell: (refusal: m.Refusal) => void): void {
  tellDoubt = tell;
}

/** The service worker marks what it had kept, because the server is away (offline/worker.ts). */
const KEPT = "lacrimosa-kept";
let tellReach: (isReached: boolean) => void = () => undefined;
/** Who is told after every request whether the server itself answered. */
export function onReach(tell: (isReached: boolean) => void): void {
  tellReach = tell;
}

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api/${path}`, {
      method,
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } }),
    });
  } catch {
    tellReach(false);
    throw new Refused({ code: "unavailable", text: "The server does not answer." });
  }
  tellReach(!answer.headers.has(KEPT));
  const text = await answer.text();
  if (!answer.ok) {
    const refusal = refusalIn(text);
    if (isDoubt(refusal)) tellDoubt(refusal);
    throw new Refused(refusal);
  }
  return (text === "" ? undefined : JSON.parse(text)) as T;
}

function refusalIn(text: string): m.Refusal {
  try {
    const read = JSON.parse(text) as m.Refusal;
    if (typeof read.code === "string") return read;
  } catch {
    // Not from the game server itself: a proxy's page, say.
  }
  return { code: "unavailable", text: "The server does not answer." };
}

const get = <T>(path: string) => request<T>("GET", path);
const post = <T>(path: string, body: unknown = {}) => request<T>("POST", path, body);

const from = (lookFrom?: string) => (lookFrom === undefined ? "" : `&look_from=${lookFrom}`);

export const server = {
  me: () => get<m.Me>("me"),
  beginAnew: () => post<m.Me>("me"),
  rename: (name: string) => request<m.Me>("PATCH", "me", { name } satisfies m.Rename),
  personalLink: () => get<m.PersonalLink>("me/link"),
  revokePersonalLink: () => request<m.PersonalLink>("DELETE", "me/link"),
  carry: (link: string) => post<m.Me>("me/carry", { link } satisfies m.Carry),
  waiting: () => get<m.WaitingTables>("me/waiting"),
  notifications: () => get<m.Notifications>("me/notifications"),
  wish: (wishes: m.Wishes) => request<m.Notifications>("PATCH", "me/notifications", wishes),
  subscribe: (subscription: m.NewPush | m.NewWebhook) =>
    post<m.Notifications>("me/notifications", subscription),
  unsubscribe: (id: string) => request<m.Notifications>("DELETE", `me/notifications/${id}`),
  stopAll: () => request<m.Notifications>("DELETE", "me/notifications"),
  testSubscription: (id: string) => post<m.Tested>(`me/notifications/${id}/test`),
  stopByCode: (code: string) => post<m.Stopped>("notifications/stop", { code } satisfies m.Stop),
  isMuted: (id: string) => get<m.TableMute>(`tables/${id}/mute`),
  mute: (id: string, muted: boolean) =>
    post<m.TableMute>(`tables/${id}/mute`, { muted } satisfies m.TableMute),
  bots: () => get<m.BotInfo[]>("bots"),
  editions: () => get<string[]>("editions"),
  edition: (id: string) => get<m.EditionInfo>(`editions/${id}`),
  editionWords: (name: string, language: string) => get<m.EditionWords>(`editions/${name}/words/${language}`),
  rules: (language: string) => get<m.RulesInfo>(`rules/${language}`),
  tables: (after?: string) => get<m.TableList>(after ? `tables?after=${after}` : "tables"),
  open: (table: m.NewTable) => post<m.TableInfo>("tables", table),
  look: (id: string) => get<m.TableInfo>(`tables/${id}`),
  setUp: (id: string, change: m.TableChange) => request<m.TableInfo>("PATCH", `tables/${id}`, change),
  /** Without an invitation for a table that is listed. */
  lookInvited: (id: string, invite: string | null) =>
    post<m.TableInfo>(`tables/${id}/look`, { invite } satisfies m.Join),
  join: (id: string, join: m.Join) => post<m.TableInfo>(`tables/${id}/join`, join),
  watch: (id: string, watch: m.Watch) => post<m.TableInfo>(`tables/${id}/watch`, watch),
  start: (id: string) => post<m.TableInfo>(`tables/${id}/start`),
  leave: (id: string) => post<m.TableInfo>(`tables/${id}/leave`),
  links: (id: string) => get<m.Links>(`tables/${id}/links`),
  revoke: (id: string, link: m.Revoke["link"]) => post<m.Links>(`tables/${id}/links`, { link }),
  rematch: (id: string) => post<m.TableInfo>(`tables/${id}/rematch`),
  branch: (id: string, branch: m.Branch) => post<m.TableInfo>(`tables/${id}/branch`, branch),
  /** At most 100 choices, from the first one asked for; `lookFrom` is a seat, `open`, or nothing for one's own view. */
  steps: (id: string, first: number, lookFrom?: string) =>
    get<m.StepList>(`tables/${id}/steps?first=${first}${from(lookFrom)}`),
  step: (id: string, step: number, lookFrom?: string) =>
    get<m.StepView>(`tables/${id}/steps/${step}?${from(lookFrom).slice(1)}`),
  /** Asking begins it, unless only what is kept already is wanted. */
  review: (id: string, seat: number, only?: "kept") =>
    get<m.GameReview>(`tables/${id}/review/${seat}${only ? `?only=${only}` : ""}`),
  /** The game after other choices than those made from a step on. */
  line: (id: string, step: number, line: readonly string[], lookFrom: string) =>
    get<m.StepView>(
      `tables/${id}/steps/${step}/line?line=${encodeURIComponent(line.join("; "))}${from(lookFrom)}`,
    ),
  tryAgain: (id: string, seat: number, number: number) =>
    post<m.TableInfo>(`tables/${id}/review/${seat}/tries/${number}`),
  /** Of tables with so many seats, or of all. */
  ratings: (patrons?: number) => get<m.Ratings>(`ratings${patrons ? `?patrons=${patrons}` : ""}`),
  rating: (key: string, patrons?: number) =>
    get<m.PersonRating>(`ratings/people/${key}${patrons ? `?patrons=${patrons}` : ""}`),
  gameRating: (table: string) => get<m.GameRating>(`tables/${table}/rating`),
  patronage: () => get<m.Patronage>("patronage"),
  patronageGames: (first: number, only?: "taken_out") =>
    get<m.PatronageGames>(`patronage/games?first=${first}${only ? `&only=${only}` : ""}`),
  patronageGame: (table: string) => get<m.PatronageGame>(`patronage/games/${table}`),
  takeOut: (table: string) => request<m.PatronageGame>("DELETE", `patronage/games/${table}`),
  putBack: (table: string) => post<m.PatronageGame>(`patronage/games/${table}`),
  daily: (day?: string) => get<m.DailyCommission>(day === undefined ? "daily" : `daily/${day}`),
  /** A person's table of a day: begun if it was not. */
  beginDaily: (day: string, kind: m.CommissionKind) => post<m.TableInfo>(`daily/${day}/${kind}`),
  dailyCalendar: (kind: m.CommissionKind, month: string) =>
    get<m.CommissionCalendar>(`daily/calendar/${kind}/${month}`),
  puzzles: () => get<m.PuzzleList>("puzzles"),
  openPuzzle: (id: string) => post<m.TableInfo>(`puzzles/${id}`),
  scoreTable: (entered: m.EnteredEnd) => post<m.ScoreAnswer>("companion/score", entered),
  setUpTable: (entered: m.EnteredSetup) => post<m.SetupAnswer>("companion/setup", entered),
  playSoloist: (entered: m.EnteredSolo) => post<m.SoloAnswer>("companion/solo", entered),
  tellTurn: (entered: m.EnteredTable) => post<m.TurnAnswer>("companion/turn", entered),
  openFile: (text: string) => post<m.OpenedAnswer>("companion/open", { text }),
  advise: (entered: m.EnteredTable) => post<m.AdviceAnswer>("companion/advice", entered),
  playOn: (entered: m.EnteredTable) => post<m.EnteredAnswer>("companion/tables", entered),
  update: (id: string, since: number, wait: number) =>
    get<m.Update>(`tables/${id}/update?since=${since}&wait=${wait}`),
  /** What was said at a table behind a change, or as soon as something is. */
  talk: (id: string, since = 0, wait = 0) => get<m.Talk>(`tables/${id}/talk?since=${since}&wait=${wait}`),
  openTables: (after?: string) => get<m.OpenTables>(`tables/open${after ? `?after=${after}` : ""}`),
  send: (id: string, message: m.ClientMessage) => post<m.Answer>(`tables/${id}/messages`, message),
  openLesson: (id: string) => post<m.TableInfo>(`lessons/${id}`),
  drafts: () => get<m.DraftList>("workshop"),
  newDraft: (draft: m.NewDraft) => post<m.DraftSummary>("workshop", draft),
  importDraft: (draft: m.ImportDraft) => post<m.DraftSummary>("workshop/import", draft),
  draft: (name: string) => get<m.DraftView>(`workshop/${name}`),
  draftChanges: (name: string, after: number) =>
    get<m.DraftChanges>(`workshop/${name}/changes?after=${after}`),
  typeKeys: (name: string, typed: m.TypeKeys) => post<m.TypedKeys>(`workshop/${name}/type`, typed),
  sealKeys: (name: string, sealed: m.SealKeys) => post<m.DraftChanges>(`workshop/${name}/seal`, sealed),
  sealSeveral: (name: string, sealed: m.SealSeveral) =>
    post<m.DraftChanges>(`workshop/${name}/several`, sealed),
  addComponent: (name: string, like: string) =>
    post<m.ComponentAdded>(`workshop/${name}/add`, { like } satisfies m.AddComponent),
  removeComponent: (name: string, asked: m.RemoveComponent) =>
    post<m.DraftChanges>(`workshop/${name}/remove`, asked),
  moveComponent: (name: string, asked: m.MoveComponent) =>
    post<m.DraftChanges>(`workshop/${name}/move`, asked),
  revokeInvitation: (name: string, seat: number) =>
    post<m.DraftChanges>(`workshop/${name}/revoke`, { seat } satisfies m.RevokeInvitation),
  undoSeal: (name: string) => post<m.Undone>(`workshop/${name}/undo`),
  lookAgain: (name: string, mark: m.LookAgain) => post<m.DraftChanges>(`workshop/${name}/again`, mark),
  finishDraft: (name: string) => post<m.DraftSummary>(`workshop/${name}/finish`),
  draftInvitation: (name: string) => get<m.DraftInvitation>(`workshop/${name}/invitation`),
  joinDraft: (name: string, invite: string) =>
    post<m.DraftSummary>(`workshop/${name}/join`, { invite } satisfies m.JoinDraft),
  compareDraft: (name: string, edition: string) =>
    get<m.DraftComparison>(`workshop/${name}/compare/${edition}`),
  deleteDraft: (name: string, title: string) =>
    post<m.DraftList>(`workshop/${name}/delete`, { title } satisfies m.DeleteDraft),
  upload: (record: string) => post<m.TableInfo>("records", { record } satisfies m.Upload),
};
