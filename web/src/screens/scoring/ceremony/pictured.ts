/** What a picture of a finished game shows. */
import type { FinalScore, Requiem, Step } from "../../../net/messages";
import type { FaceName } from "../../../parts/faces";

export interface Pictured {
  readonly final: FinalScore;
  readonly requiem: Requiem;
  /** In which order the notes were written; nobody may know it. */
  readonly steps: readonly Step[];
  readonly isUnfinished: boolean;
  readonly seatName: (seat: number) => string;
  readonly faceOf: (seat: number) => FaceName;
}
