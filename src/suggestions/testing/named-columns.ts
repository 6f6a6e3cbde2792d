import { type NamedColumns, reasons } from '#platform/testing/named-columns.ts';

export const namedColumns: NamedColumns = [[reasons.fewWords, 'match_ratings.verdict']];
