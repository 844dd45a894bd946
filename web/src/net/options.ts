import type { Options } from "./messages";

/** What is agreed on at a table. Requests may leave something out; what the server sends is always whole. */
export type Agreed = Required<Options>;
