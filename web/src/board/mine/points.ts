export { POINTS } from "../../edition/points";
