// Makes games.txt for the tests out of the repository's records, as a running server tells them:
//   node src/screens/scoring/make-games.mjs http://127.0.0.1:1791
// Kept are the last count, who chose how often in which turn, and every victory point.
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const HERE = path.dirname(fileURLToPath(import.meta.url));
const RECORDS = path.join(HERE, "../../../../records");
const base = process.argv[2] ?? "http://127.0.0.1:1791";

const me = await fetch(`${base}/api/me`);
const cookie = me.headers
  .getSetCookie()
  .map((one) => one.split(";")[0])
  .join("; ");

async function ask(where, body) {
  const answer = await fetch(`${base}/api/${where}`, {
    method: body ? "POST" : "GET",
    headers: { cookie, origin: base, "content-type": "application/json" },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!answer.ok) throw new Error(`${where}: ${await answer.text()}`);
  return answer.json();
}

async function read(name) {
  const table = await ask("records", { record: fs.readFileSync(path.join(RECORDS, name), "utf8") });
  const steps = [];
  let total = 1;
  while (steps.length < total) {
    const more = await ask(`tables/${table.id}/steps?first=${steps.length}`);
    steps.push(...more.steps);
    total = more.total;
  }
  const { final } = await ask(`tables/${table.id}/steps/${total}?look_from=open`);
  const runs = [];
  const gains = [];
  for (const { number, seat, round, turn, happenings = [] } of steps) {
    const last = runs.at(-1);
    if (last && last[0] === seat && last[1] === round && last[2] === turn) last[3] += 1;
    else runs.push([seat, round, turn, 1]);
    for (const one of happenings)
      if (one.goods === "vp") gains.push([number, one.kind, one.seat, one.amount, one.cause]);
  }
  return { name: name.replace(".txt", ""), final, runs, gains };
}

const games = [];
for (const name of fs.readdirSync(RECORDS).sort()) if (name.endsWith(".txt")) games.push(await read(name));
const lines = games.map((game) => `${JSON.stringify(game)}\n`);
fs.writeFileSync(path.join(HERE, "games.txt"), lines.join(""));
