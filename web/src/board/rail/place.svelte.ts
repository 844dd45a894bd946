/** What stands in the rail in the place of the log: a screen around the board may have more to say. */
import type { Component } from "svelte";

class RailPlace {
  Panel = $state.raw<Component | undefined>();
}

export const railPlace = new RailPlace();
