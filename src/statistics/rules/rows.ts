/**
 * The lists of candidates that a figure can open. Of those who arrived in the period: all, who reached a stage, left from one, were hired,
 * are still in the process, or stayed in a stage and moved on. Independent of the period: who waits too long, and whose answer date has
 * passed.
 */
export const candidateRowKinds = [
  'came',
  'reached',
  'left',
  'hired',
  'underWay',
  'stay',
  'late',
  'answersOverdue',
] as const;
export type CandidateRowKind = (typeof candidateRowKinds)[number];

export const positionRowKinds = ['openPositions', 'overduePositions'] as const;
export type PositionRowKind = (typeof positionRowKinds)[number];
