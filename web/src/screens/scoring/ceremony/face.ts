import { isSoloist } from "../../../state/seats.svelte";
export function faceOf(seat: number): string {
  return isSoloist(seat) ? "p-schikaneder" : "person";
}
