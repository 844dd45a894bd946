/** A client of openapi-fetch with the types of openapi-typescript plays a solo game to its end, by long polling. */
import createClient from "openapi-fetch";
import type { components, paths } from "./api.ts";

const client = createClient<paths>({ baseUrl: process.argv[2]! });

function good<T>({ data, error }: { data?: T; error?: components["schemas"]["Refusal"] }): T {
  if (data === undefined) throw new Error(error?.text);
  return data;
}

const { token } = good(await client.POST("/api/programs", { body: { name: "Generated" } }));
client.use({
  onRequest({ request }) {
    request.headers.set("Authorization", `Bearer ${token}`);
  },
});

const opened = good(
  await client.POST("/api/tables", {
    body: { options: { players: 1, level: "easy" }, seats: [{ kind: "me" }], start: true },
  }),
);
const path = { table: opened.id };
let update = good(await client.GET("/api/tables/{table}/update", { params: { path } }));
while (!update.final) {
  const options = update.question?.options ?? [];
  // Always the first choice would never end a turn that offers exchanges.
  const choice = options[Math.floor(Math.random() * options.length)];
  if (choice !== undefined) {
    const message = { type: "choose", id: `${update.state}`, state: update.state ?? 0, choice } as const;
    const { refusal } = good(
      await client.POST("/api/tables/{table}/messages", { params: { path }, body: message }),
    );
    if (refusal) throw new Error(refusal.text);
  }
  const query = { since: update.version, wait: 10 };
  update = good(await client.GET("/api/tables/{table}/update", { params: { path, query } }));
}
const record = await client.GET("/api/tables/{table}/record", { params: { path }, parseAs: "text" });
console.log(JSON.stringify({ steps: update.step, status: update.table.status, record: good(record) }));
