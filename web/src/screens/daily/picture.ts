/** The picture of a result, drawn on a canvas: the same by day and by candle, and nothing of the deal is on it. */
import { WAX_EDGE } from "../../parts/wax";

export const WIDTH = 1200;
export const HEIGHT = 630;

export interface Telling {
  readonly title: string;
  readonly place: string;
  readonly date: string;
  readonly outcome: string;
  readonly score: number;
  readonly points: string;
  readonly melody: readonly number[];
  readonly about: string;
  readonly foot: string;
  readonly ask: string;
}

const DISPLAY = "Cormorant, Georgia, serif";
const TITLE = "Garamond, Georgia, serif";
const TEXT = '"Source Sans", system-ui, sans-serif';
const MARGIN = 64;
const LEFT = 410;
const ROOM = WIDTH - LEFT - MARGIN;
/** The stave of the melody. */
const STAVE = { top: 364, apart: 15, right: 1000 };

export async function draw(canvas: HTMLCanvasElement, telling: Telling): Promise<void> {
  const pen = canvas.getContext("2d");
  if (!pen) return;
  await Promise.all(
    [`600 68px ${DISPLAY}`, `500 25px ${TITLE}`, `600 22px ${TEXT}`].map((font) =>
      document.fonts.load(font, telling.title).catch(() => []),
    ),
  );
  const colours = coloursOf(canvas);
  pen.fillStyle = colours.paper;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  frame(pen, colours);
  pen.textBaseline = "alphabetic";
  const say = (text: string, x: number, y: number, font: string, colour: string, room: number) => {
    pen.font = fitting(pen, text, font, room);
    pen.fillStyle = colour;
    pen.fillText(text, x, y);
  };
  pen.textAlign = "left";
  say("Lacrimosa", MARGIN, 92, `600 46px ${DISPLAY}`, colours.ink, 300);
  const after = MARGIN + pen.measureText("Lacrimosa").width + 26;
  say(telling.title, after, 92, `italic 500 28px ${TITLE}`, colours.quiet, WIDTH - after - MARGIN);
  say(telling.place, LEFT, 214, `600 70px ${DISPLAY}`, colours.ink, ROOM);
  say(telling.date, LEFT, 262, `500 27px ${TITLE}`, colours.ink, ROOM);
  say(telling.outcome, LEFT, 296, `500 27px ${TITLE}`, colours.ink, ROOM);
  seal(pen, colours, telling.score);
  pen.textAlign = "center";
  say(telling.points, 209, 466, `italic 500 25px ${TITLE}`, colours.quiet, 280);
  pen.textAlign = "left";
  if (telling.melody.length) {
    melody(pen, colours, telling.melody);
    say(telling.about, LEFT, 500, `400 20px ${TEXT}`, colours.quiet, ROOM);
  }
  say(telling.foot, MARGIN, 588, `600 22px ${TEXT}`, colours.ink, 440);
  pen.textAlign = "right";
  say(telling.ask, WIDTH - MARGIN, 588, `600 22px ${TEXT}`, colours.ink, 600);
}

type Colours = Readonly<
  Record<"paper" | "ink" | "quiet" | "gold" | "wax" | "onWax" | "shade" | "staff", string>
>;

/** Those of the style sheets that are the same in both themes. */
function coloursOf(canvas: HTMLCanvasElement): Colours {
  const style = getComputedStyle(canvas);
  const of = (name: string) => style.getPropertyValue(name).trim();
  return {
    paper: of("--lit"),
    ink: of("--on-lit"),
    quiet: of("--on-lit-2"),
    gold: of("--seal-gold"),
    wax: of("--seal-bravo"),
    onWax: of("--on-colour"),
    shade: of("--shade"),
    staff: of("--on-lit-2"),
  };
}

/** The font, as large as there is room for the text. */
function fitting(pen: CanvasRenderingContext2D, text: string, font: string, room: number): string {
  pen.font = font;
  const width = pen.measureText(text).width;
  if (width <= room) return font;
  return font.replace(/(\d+)px/, (_, size: string) => `${Math.floor((Number(size) * room) / width)}px`);
}

function frame(pen: CanvasRenderingContext2D, { gold }: Colours): void {
  pen.strokeStyle = gold;
  pen.lineWidth = 2;
  pen.strokeRect(17, 17, WIDTH - 34, HEIGHT - 34);
  pen.lineWidth = 1;
  pen.strokeRect(24.5, 24.5, WIDTH - 49, HEIGHT - 49);
}

function seal(pen: CanvasRenderingContext2D, { wax, onWax, shade }: Colours, score: number): void {
  const [x, y, size] = [89, 190, 6];
  pen.beginPath();
  for (const [edgeX, edgeY] of WAX_EDGE) pen.lineTo(x + edgeX * size, y + edgeY * size);
  pen.closePath();
  pen.fillStyle = wax;
  pen.fill();
  pen.beginPath();
  pen.arc(x + 20 * size, y + 20 * size, 13.8 * size, 0, 2 * Math.PI);
  pen.fillStyle = shade;
  pen.fill();
  pen.textAlign = "center";
  pen.fillStyle = onWax;
  pen.font = fitting(pen, String(score), `700 104px ${TEXT}`, 150);
  pen.fillText(String(score), x + 20 * size, y + 20 * size + 37);
}

function melody(pen: CanvasRenderingContext2D, { ink, staff }: Colours, pitches: readonly number[]): void {
  const { top, apart, right } = STAVE;
  pen.strokeStyle = staff;
  pen.lineWidth = 1.5;
  for (let line = 0; line < 5; line++) {
    pen.beginPath();
    pen.moveTo(LEFT, top + line * apart);
    pen.lineTo(right, top + line * apart);
    pen.stroke();
  }
  pen.fillStyle = staff;
  pen.fillRect(right - 5, top, 5, 4 * apart);
  pen.fillRect(right - 11, top, 1.5, 4 * apart);
  pitches.forEach((pitch, at) => {
    const x = LEFT + 45 + (at * (right - LEFT - 110)) / (pitches.length - 1);
    const y = top + (2 - pitch) * apart;
    const isHigh = pitch > 0;
    pen.fillStyle = pen.strokeStyle = ink;
    pen.beginPath();
    pen.ellipse(x, y, 12, 8.4, -0.35, 0, 2 * Math.PI);
    pen.fill();
    pen.lineWidth = 3;
    pen.beginPath();
    pen.moveTo(isHigh ? x - 10.5 : x + 10.5, y);
    pen.lineTo(isHigh ? x - 10.5 : x + 10.5, isHigh ? y + 48 : y - 48);
    pen.stroke();
    pen.strokeStyle = staff;
  });
}
