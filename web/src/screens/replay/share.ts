/** The address of a step for somebody else, with the secret of the watch link where the table has one. */
import { server } from "../../net/http";
import type { TableInfo } from "../../net/messages";

export async function addressOf(table: TableInfo, step: number): Promise<string> {
  const path = `${location.origin}/replay/${table.id}/${step}`;
  if (table.options.watch !== "link") return path;
  try {
    const { watch } = await server.links(table.id);
    return watch === null ? path : path + new URL(watch, location.origin).hash;
  } catch {
    // Who only looks on has no link to pass on.
    return path;
  }
}

/** Whether it lies in the clipboard now; outside a safe context browsers refuse. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
