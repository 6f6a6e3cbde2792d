export const jobPaths = {
  board: '/jobs',
  applications: '/applications',
} as const;

/** The page of one vacancy; an upsell or replacement id may follow as the specification's third part. */
export function jobPath(projectId: string, positionIndex: number, upsellOrReplacementId?: string): string {
  const end = upsellOrReplacementId === undefined ? '' : `/${encodeURIComponent(upsellOrReplacementId)}`;
  return `${jobPaths.board}/details-view/${projectId}/${positionIndex}${end}`;
}
