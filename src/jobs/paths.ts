export const jobPaths = {
  board: '/jobs',
  applications: '/applications',
  savedSearches: '/jobs/saved-searches',
  suitable: '/opportunities',
} as const;

/** Read by machines, beside the pages and not under the API. */
export const feedPaths = {
  xml: '/jobs.xml',
  json: '/jobs.json',
  sitemap: '/sitemap.xml',
  sitemapOfBoard: '/sitemap-board.xml',
  sitemapOfJobs: '/sitemap-jobs.xml',
  robots: '/robots.txt',
} as const;

/** Where the link of an alert mail ends the alerts. */
export function stopAlertsPath(code: string): string {
  return `${jobPaths.board}/stop-alerts/${encodeURIComponent(code)}`;
}

/** The page of one vacancy; an upsell or replacement id may follow as the specification's third part. */
export function jobPath(projectId: string, positionIndex: number, upsellOrReplacementId?: string): string {
  const end = upsellOrReplacementId === undefined ? '' : `/${encodeURIComponent(upsellOrReplacementId)}`;
  return `${jobPaths.board}/details-view/${projectId}/${positionIndex}${end}`;
}
