export const jobPaths = {
  board: '/jobs',
  applications: '/applications',
} as const;

/** The page of one vacancy; an upsell or replacement id may follow as the specification's third part. */
export function jobPath(projectId: string, positionIndex: number, upsellOrReplacementId?: string): string {
  const end = upsellOrReplacementId === undefined ? '' : `/${encodeURIComponent(upsellOrReplacementId)}`;
  return `${jobPaths.board}/details-view/${projectId}/${positionIndex}${end}`;
}

/** Where the company sees who applied. The page belongs to pipeline, which comes after jobs and cannot be asked. */
export function candidatesPath(projectId: string, positionIndex: number): string {
  return `/my-projects/pipeline/${projectId}?position=${positionIndex}`;
}
