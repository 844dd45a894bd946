/** The steps of every action, each with its rules; words and pictures go by the same numbers. */
export const STEPS = {
  document: [["DOC-1"], ["DOC-1"], ["DOC-2"], ["DOC-3"]],
  commission: [["COM-1"], ["COM-1"], ["COM-2"], ["COM-4"]],
  perform_or_sell: [["PFS-1"], ["PFS-2"], ["PFS-3"]],
  travel: [["TRV-1"], ["TRV-3"], ["TRV-3", "END-1"]],
  requiem: [["REQ-2"], ["REQ-1", "REQ-3"], ["REQ-2", "PAY-6"], ["PAY-8"], ["REQ-8"]],
  income: [["TRN-5"]],
} as const;
export type Deed = keyof typeof STEPS;
