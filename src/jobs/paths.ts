import { suitableJobs } from '#accounts/paths.ts';

import { defineFindable } from '#platform/contract/findable.ts';
export const jobPaths = {
  board: '/jobs',
  savedSearches: '/jobs/saved-searches',
  invitations: '/jobs/invitations',
  suitable: suitableJobs,
} as const;

/** Read by machines; a plain route outside of the API. */
export const feedPaths = {
  xml: '/jobs.xml',
  json: '/jobs.json',
  sitemap: '/sitemap.xml',
  sitemapOfBoard: '/sitemap-board.xml',
  sitemapOfJobs: '/sitemap-jobs.xml',
  sitemapOfPages: '/sitemap-pages.xml',
  sitemapOfPeople: '/sitemap-people.xml',
  robots: '/robots.txt',
} as const;

/** The preview image of a vacancy; `file` is its index with `.png`. */
export function previewPath(projectId: string, file: string): string {
  return `${jobPaths.board}/preview/${projectId}/${file}`;
}

/** The address in alert mails that stops the alerts. */
export function stopAlertsPath(code: string): string {
  return `${jobPaths.board}/stop-alerts/${encodeURIComponent(code)}`;
}

/** The page of one vacancy; an upsell or replacement id may follow as the specification's third part. */
export function jobPath(projectId: string, positionIndex: number, upsellOrReplacementId?: string): string {
  const end = upsellOrReplacementId === undefined ? '' : `/${encodeURIComponent(upsellOrReplacementId)}`;
  return `${jobPaths.board}/details-view/${projectId}/${positionIndex}${end}`;
}

/** Whether an address is for machines only: robots.txt still names the site map. */
export function isForMachines(path: string): boolean {
  const isFeed = Object.values<string>(feedPaths).includes(path) && path !== feedPaths.robots;
  return isFeed || path.startsWith(`${jobPaths.board}/preview/`);
}

export const jobsFindable = defineFindable('jobs', {
  /** On the job board. */
  job: ({ projectId, positionIndex }: { projectId: string; positionIndex: number }) =>
    jobPath(projectId, positionIndex),
});
