/** Where on the map a place lies, whatever edition names it. */
import { LATITUDES, LONGITUDES } from "../../art/coast";
import { curveThrough } from "./curve";
import { within, type Point } from "./geometry";

const across = curveThrough(LONGITUDES);
const down = curveThrough(LATITUDES);

/** A place beyond the drawn part of Europe is shown at the edge it lies behind. */
const EDGE = 0.04;

/** As parts of the map's width and height: 0 is left and top. */
export function project(lon: number, lat: number): Point {
  return { x: within(across(lon), EDGE, 1 - EDGE), y: within(down(lat), EDGE, 1 - EDGE) };
}
