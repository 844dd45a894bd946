import { describe, expect, test } from "vitest";
import { around, distance, grown, nearest, shared, type Box } from "./geometry";
import { place, type Placed, type Scene } from "./placing";

/** The same numbers for the same seed: a test that fails, fails again. */
function dice(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 1103515245 + 12345) % 2147483648) / 2147483648;
}

/** Places anywhere with labels of any size and roads between neighbours. */
function randomScene(seed: number, places: number, width: number, height: number): Scene {
  const roll = dice(seed * 7919 + places);
  const spots: Scene["spots"][number][] = [];
  while (spots.length < places) {
    const at = { x: 20 + roll() * (width - 40), y: 20 + roll() * (height - 40) };
    if (spots.some((spot) => Math.hypot(spot.at.x - at.x, spot.at.y - at.y) < 50)) continue;
    const size = { width: 50 + roll() * 80, height: 40 + Math.floor(roll() * 2) * 22 };
    const leaner = { width: Math.max(45, size.width - 28), height: size.height };
    spots.push({ id: `p${spots.length}`, at, radius: 5, forms: [size, leaner, { width: 60, height: 15 }] });
  }
  const roads = spots.slice(1).map(({ at }, index) => {
    const from = spots[index]!.at;
    const places = [0.5, 0.4, 0.6, 0.3, 0.7, 0.25, 0.75].map((t, step) => ({
      at: { x: from.x + (at.x - from.x) * t, y: from.y + (at.y - from.y) * t },
      cost: step,
    }));
    return { size: { width: 18, height: 18 }, places };
  });
  const coach = spots[0]!.at;
  return {
    frame: { width, height },
    spots,
    roads,
    kept: [around(coach, 30)],
    title: { width: 60, height: 20 },
  };
}

function boxesOf(scene: Scene, placed: Placed): Box[] {
  return [
    ...[...placed.labels.values()].map(({ box }) => box),
    ...placed.prices.map((at, index) =>
      around(at, scene.roads[index]!.size.width, scene.roads[index]!.size.height),
    ),
  ];
}

function pairsThatClash(boxes: readonly Box[]): number {
  let count = 0;
  boxes.forEach((a, i) => boxes.slice(i + 1).forEach((b) => (count += shared(a, b) > 0 ? 1 : 0)));
  return count;
}

describe("labels and prices", () => {
  const frames = [
    [494, 263],
    [390, 463],
    [640, 480],
  ] as const;
  for (const [width, height] of frames)
    test(`never cover each other on ${width} × ${height}`, () => {
      for (let seed = 1; seed <= 40; seed++) {
        const scene = randomScene(seed, 4 + (seed % 6), width, height);
        const placed = place(scene);
        const labels = [...placed.labels.values()].map(({ box }) => box);
        expect(pairsThatClash(labels), `labels of seed ${seed}`).toBe(0);
        expect(placed.clashes, `seed ${seed}`).toBe(0);
        expect(pairsThatClash(boxesOf(scene, placed)), `seed ${seed}`).toBe(0);
      }
    });

  test("stay inside the frame and off dots and coach", () => {
    for (let seed = 1; seed <= 40; seed++) {
      const scene = randomScene(seed, 8, 494, 263);
      for (const [id, { box }] of place(scene).labels) {
        expect(box.x, id).toBeGreaterThanOrEqual(5);
        expect(box.y, id).toBeGreaterThanOrEqual(5);
        expect(box.x + box.width, id).toBeLessThanOrEqual(489);
        expect(box.y + box.height, id).toBeLessThanOrEqual(258);
        for (const { at, radius } of scene.spots) expect(shared(box, around(at, 2 * radius))).toBe(0);
        expect(shared(box, scene.kept[0]!)).toBe(0);
      }
    }
  });

  test("are the same for the same scene", () => {
    const scene = randomScene(3, 9, 494, 263);
    expect(place(scene)).toEqual(place(scene));
  });

  test("stay where they are if they can", () => {
    const scene = randomScene(5, 7, 640, 400);
    const before = place(scene);
    const after = place({ ...scene, kept: [] }, before.memory);
    expect([...after.labels.values()].map(({ box }) => box)).toEqual(
      [...before.labels.values()].map(({ box }) => box),
    );
  });

  test("do not become a mess while tiles change and labels cling to their places", () => {
    const poverty = ({ labels }: Placed) => [...labels.values()].reduce((sum, { form }) => sum + form, 0);
    for (let seed = 1; seed <= 20; seed++) {
      const start = randomScene(seed, 10, 494, 263);
      let placed = place(start);
      for (let step = 1; step <= 6; step++) {
        const changed = randomScene(seed + 100 * step, 10, 494, 263).spots;
        const spots = start.spots.map((spot, index) => ({ ...spot, forms: changed[index]!.forms }));
        const scene = { ...start, spots };
        placed = place(scene, placed.memory);
        const fresh = place(scene);
        if (poverty(placed) === poverty(fresh))
          expect(placed.dislike, `seed ${seed}, step ${step}`).toBeLessThanOrEqual(fresh.dislike + 80);
        else expect(poverty(placed)).toBeLessThan(poverty(fresh));
      }
    }
  });

  test("are full where there is room", () => {
    const placed = place(randomScene(2, 5, 1000, 700));
    expect([...placed.labels.values()].every(({ form }) => form === 0)).toBe(true);
  });

  test("become leaner rather than cover each other", () => {
    const forms = [
      { width: 150, height: 60 },
      { width: 100, height: 60 },
      { width: 60, height: 15 },
    ];
    const spots = [0, 1, 2, 3, 4, 5].map((index) => ({
      id: `p${index}`,
      at: { x: 60 + (index % 3) * 70, y: 50 + Math.floor(index / 3) * 60 },
      radius: 5,
      forms,
    }));
    const scene = {
      frame: { width: 260, height: 160 },
      spots,
      roads: [],
      kept: [],
      title: { width: 50, height: 20 },
    };
    const placed = place(scene);
    expect(placed.clashes).toBe(0);
    expect(Math.max(...[...placed.labels.values()].map(({ form }) => form))).toBeGreaterThan(0);
  });

  test("never lie right beside the dot of another place", () => {
    for (let seed = 1; seed <= 40; seed++) {
      const scene = randomScene(seed, 8, 494, 263);
      for (const [id, { box }] of place(scene).labels) {
        const gapTo = (spot: Scene["spots"][number]) =>
          distance(nearest(box, spot.at), spot.at) - spot.radius;
        const own = gapTo(scene.spots.find((spot) => spot.id === id)!);
        for (const other of scene.spots)
          expect(gapTo(other), `${id} of seed ${seed}`).toBeGreaterThanOrEqual(Math.min(own, 10));
      }
    }
  });

  test("the title gives way", () => {
    const scene = { ...randomScene(1, 4, 200, 120), title: { width: 190, height: 110 } };
    expect(place(scene).title).toBeUndefined();
  });
});

test("a grown box has its edges outside", () => {
  expect(grown({ x: 2, y: 2, width: 4, height: 4 }, 1)).toEqual({ x: 1, y: 1, width: 6, height: 6 });
});
