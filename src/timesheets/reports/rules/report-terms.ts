/** `hours` lists entries; `evidence` also tells how each was approved, contested and ruled on. */
export const reportKinds = ['hours', 'evidence'] as const;
export type ReportKind = (typeof reportKinds)[number];
