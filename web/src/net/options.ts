import type { Options, TableInfo } from "./messages";

/** What is agreed on at a table. Requests may leave something out; what the server sends is always whole. */
export function optionsOf({ options }: Pick<TableInfo, "options">): Required<Options> {
  return options as Required<Options>;
}
