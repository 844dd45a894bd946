/** The edge of a wax seal, in a field of 40 by 40: wax runs out unevenly under the stamp, always in the same way. */
const POINTS = 72;

export const WAX_EDGE: readonly (readonly [x: number, y: number])[] = Array.from(
  { length: POINTS },
  (_, at) => {
    const angle = (at / POINTS) * 2 * Math.PI;
    const reach = 18 + 1.4 * Math.sin(11 * angle) + 0.6 * Math.sin(5 * angle + 1);
    return [20 + reach * Math.sin(angle), 20 - reach * Math.cos(angle)];
  },
);

export const WAX_POLYGON = WAX_EDGE.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");
