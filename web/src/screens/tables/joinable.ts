/** The open tables at which one may still sit down: somebody else's, with a free seat; the fullest first. */
import type { TableSummary } from "../../net/messages";

const open = (table: TableSummary) => table.seats.filter(({ kind }) => kind === "open").length;

export function joinable(tables: readonly TableSummary[]): readonly TableSummary[] {
  return tables
    .filter((table) => open(table) > 0 && !table.seats.some(({ is_you }) => is_you))
    .sort((one, other) => open(one) - open(other));
}
