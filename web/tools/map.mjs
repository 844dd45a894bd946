// Makes src/art/coast.ts: the coast, rivers and mountains of the map of Europe, from the public-domain coastlines of
// Natural Earth (npm world-atlas). Run it after changing the warp: node tools/map.mjs
//
// The map is warped: longitude and latitude each go through a curve of their own that magnifies the crowded corner
// around the Alps, so that its towns stand apart and every place keeps its true neighbours. The curves are written
// into coast.ts, too: with them the page pulls the coast to where an edition shows its towns.
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import * as topojson from "topojson-client";
import { format, resolveConfig } from "prettier";
import { curveThrough } from "../src/board/map/curve.ts";

const WEB = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const ATLAS = path.join(WEB, "node_modules/world-atlas/land-50m.json");
const TARGET = path.join(WEB, "src/art/coast.ts");

/** The drawing's size; it is stretched to whatever the window gives it. */
const WIDTH = 1000;
const HEIGHT = 560;
/** How far drawings go on beyond the frame, so that no edge of a shape shows. */
const OVERLAP = 40;
/** Only this part of the world is looked at, in degrees. */
const REGION = { west: -13, south: 39, east: 28, north: 59 };
/** Detail below this many units is left out. */
const DETAIL = 1.2;
const SMALLEST_ISLAND = 40;

// Degrees east to the part of the width, degrees north to the part of the height from the top.
const LONGITUDES = [
  [-14, -0.8],
  [-5, -0.24],
  [-2.5, -0.085],
  [-0.13, 0.053],
  [2.35, 0.212],
  [4.84, 0.334],
  [8.68, 0.444],
  [9.19, 0.464],
  [11.4, 0.587],
  [11.58, 0.598],
  [13.04, 0.684],
  [13.4, 0.722],
  [14.44, 0.866],
  [16.37, 0.918],
  [18.5, 1.01],
  [30, 1.5],
];
const LATITUDES = [
  [38, 1.6],
  [44, 1.01],
  [45.46, 0.86],
  [45.76, 0.823],
  [47.27, 0.756],
  [47.8, 0.677],
  [48.14, 0.566],
  [48.21, 0.552],
  [48.86, 0.427],
  [50.1, 0.38],
  [51.51, 0.197],
  [52.52, 0.135],
  [55, -0.09],
  [60, -0.7],
];

// Courses of rivers and tops of mountains, drawn by hand from an atlas: [north, east].
const RIVERS = {
  danube: [
    [47.95, 8.5],
    [48.4, 10],
    [48.75, 11.4],
    [49.02, 12.1],
    [48.57, 13.46],
    [48.3, 14.3],
    [48.4, 15.5],
    [48.21, 16.4],
    [48.14, 17.1],
    [47.75, 18.2],
    [47.5, 19.2],
  ],
  rhine: [
    [46.6, 9.4],
    [47.5, 9.6],
    [47.6, 8.2],
    [47.56, 7.6],
    [48.57, 7.8],
    [49.5, 8.4],
    [50, 8.1],
    [50.4, 7.5],
    [50.94, 6.96],
    [51.8, 6.1],
    [51.9, 4.3],
  ],
  seine: [
    [47.8, 4.4],
    [48.3, 3.8],
    [48.86, 2.35],
    [49.1, 1.4],
    [49.44, 1],
    [49.46, 0.2],
  ],
  rhone: [
    [46.4, 7.4],
    [46.25, 6.3],
    [45.76, 4.84],
    [44.9, 4.85],
    [43.9, 4.75],
    [43.3, 4.7],
  ],
  elbe: [
    [49.9, 15.2],
    [50.5, 14.2],
    [51.05, 13.74],
    [51.9, 12.4],
    [52.5, 11.8],
    [53.5, 10],
    [53.9, 8.9],
  ],
  po: [
    [44.9, 7.4],
    [45.1, 8.6],
    [45.05, 10],
    [44.95, 11.3],
    [44.95, 12.4],
  ],
  oder: [
    [50.3, 17.6],
    [51.1, 17],
    [52, 15.2],
    [52.6, 14.5],
    [53.5, 14.4],
    [53.9, 14.3],
  ],
  thames: [
    [51.7, -1.6],
    [51.5, -0.8],
    [51.5, 0],
    [51.48, 0.7],
  ],
};
const MOUNTAINS = [
  [45, 6.6],
  [44.4, 6.9],
  [45.7, 6.9],
  [46.1, 7.6],
  [46.55, 8.5],
  [46.75, 9.6],
  [46.55, 10.4],
  [46.9, 10.9],
  [46.75, 12],
  [47.05, 12.9],
  [47.35, 13.9],
  [47.15, 14.7],
  [47.55, 15.3],
  [46.45, 13.4],
  [50.75, 13.2],
  [50.8, 15.6],
  [49.1, 13.4],
  [48.1, 8.1],
  [47, 6.7],
  [45.1, 3],
  [50.1, 17.3],
  [48.9, 13.7],
  [47.1, 9.2],
];

const across = curveThrough(LONGITUDES);
const down = curveThrough(LATITUDES);
const project = ([east, north]) => [across(east) * WIDTH, down(north) * HEIGHT];

/** Cuts a closed line off at a box, side by side (Sutherland and Hodgman). */
function cutOff(ring, { west, south, east, north }) {
  const sides = [
    [0, west, 1],
    [0, east, -1],
    [1, south, 1],
    [1, north, -1],
  ];
  return sides.reduce((points, [axis, edge, sign]) => {
    const isInside = (point) => (point[axis] - edge) * sign >= 0;
    return points.flatMap((point, index) => {
      const next = points[(index + 1) % points.length];
      const kept = isInside(point) ? [point] : [];
      if (isInside(point) === isInside(next)) return kept;
      const t = (edge - point[axis]) / (next[axis] - point[axis]);
      return [...kept, point.map((value, axis) => value + t * (next[axis] - value))];
    });
  }, ring);
}

/** Leaves out the points that hardly bend a line (Ramer, Douglas and Peucker). */
function simplified(points) {
  const [start, end] = [points[0], points.at(-1)];
  const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
  const length = Math.hypot(dx, dy);
  let [farthest, split] = [0, 0];
  points.forEach(([x, y], index) => {
    const aside =
      length < 1e-6
        ? Math.hypot(x - start[0], y - start[1])
        : Math.abs(dy * (x - start[0]) - dx * (y - start[1])) / length;
    if (aside > farthest) [farthest, split] = [aside, index];
  });
  if (farthest < DETAIL) return [start, end];
  return [...simplified(points.slice(0, split + 1)).slice(0, -1), ...simplified(points.slice(split))];
}

const rounded = (point) => point.map(Math.round).join(" ");

function coastOf(ring) {
  const near = cutOff(ring, REGION);
  if (near.length < 3) return "";
  const frame = { west: -OVERLAP, south: -OVERLAP, east: WIDTH + OVERLAP, north: HEIGHT + OVERLAP };
  const drawn = cutOff(near.map(project), frame);
  if (drawn.length < 3) return "";
  const span = (axis) => {
    const values = drawn.map((point) => point[axis]);
    return Math.max(...values) - Math.min(...values);
  };
  if (span(0) * span(1) < SMALLEST_ISLAND) return "";
  // A closed line has no ends to keep, so it is simplified in two halves.
  const closed = [...drawn, drawn[0]];
  const half = Math.floor(closed.length / 2);
  const line = [...simplified(closed.slice(0, half + 1)).slice(0, -1), ...simplified(closed.slice(half))];
  return line.length < 4 ? "" : `M${line.slice(0, -1).map(rounded).join("L")}Z`;
}

/** A soft line through points (Catmull and Rom). */
function riverOf(course) {
  const points = course.map(([north, east]) => project([east, north]));
  const at = (index) => points[Math.min(Math.max(index, 0), points.length - 1)];
  const lean = (from, to, share) => [0, 1].map((axis) => (at(to)[axis] - at(from)[axis]) * share);
  const pieces = points.slice(1).map((end, index) => {
    const out = lean(index - 1, index + 1, 1 / 6).map((value, axis) => at(index)[axis] + value);
    const back = lean(index + 2, index, 1 / 6).map((value, axis) => end[axis] + value);
    return `C${[out, back, end].map(rounded).join(" ")}`;
  });
  return `M${rounded(points[0])}${pieces.join("")}`;
}

function rings(geometry) {
  if (geometry.type === "GeometryCollection") return geometry.geometries.flatMap(rings);
  return geometry.type === "Polygon" ? geometry.coordinates : geometry.coordinates.flat();
}

const atlas = JSON.parse(fs.readFileSync(ATLAS, "utf8"));
const feature = topojson.feature(atlas, atlas.objects.land);
const shapes = feature.features ? feature.features.map((one) => one.geometry) : [feature.geometry];
const land = shapes.flatMap(rings).map(coastOf).join("");
const mountains = MOUNTAINS.map(([north, east]) => project([east, north]).map(Math.round));

const text = `// Made by tools/map.mjs from the public-domain coastlines of Natural Earth. Do not edit.
import type { Knot } from "../board/map/curve";

/** The size that LAND, RIVERS and MOUNTAINS are drawn in. */
export const WIDTH = ${WIDTH};
export const HEIGHT = ${HEIGHT};
/** Degrees east to the part of the width. */
export const LONGITUDES: readonly Knot[] = ${JSON.stringify(LONGITUDES)};
/** Degrees north to the part of the height, from the top. */
export const LATITUDES: readonly Knot[] = ${JSON.stringify(LATITUDES)};
export const LAND = ${JSON.stringify(land)};
export const RIVERS: readonly string[] = ${JSON.stringify(Object.values(RIVERS).map(riverOf))};
export const MOUNTAINS: readonly (readonly [number, number])[] = ${JSON.stringify(mountains)};
`;
const config = await resolveConfig(TARGET);
fs.writeFileSync(TARGET, await format(text, { ...config, filepath: TARGET }));
