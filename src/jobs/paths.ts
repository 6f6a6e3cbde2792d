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
  sitemapOfPages: '/sitemap-pages.xml',
  sitemapOfPeople: '/sitemap-people.xml',
  robots: '/robots.txt',
} as const;

/** The preview image of a vacancy; `file` is its index with `.png`. */
export function previewPath(projectId: string, file: string): string {
  return `${jobPaths.board}/preview/${projectId}/${file}`;
}

/** Where the link of an alert mail ends the alerts. */
export function stopAlertsPath(code: string): string {
  return `${jobPaths.board}/stop-alerts/${encodeURIComponent(code)}`;
}

/** The page of one vacancy; an upsell or replacement id may follow as the specification's third part. */
export function jobPath(projectId: string, positionIndex: number, upsellOrReplacementId?: string): string {
  const end = upsellOrReplacementId === undefined ? '' : `/${encodeURIComponent(upsellOrReplacementId)}`;
  return `${jobPaths.board}/details-view/${projectId}/${positionIndex}${end}`;
}

/** The secret address of a person's interviews, for calendar programs. */
export const calendarFeedPath = (secret: string, ending = '.ics') => `${CALENDARS}${secret}${ending}`;
const CALENDARS = '/calendars/';

/** Where a person makes and ends that address. */
export const calendarPage = '/interviews-calendar';

/** Whether an address is read by machines: robots.txt goes on saying where the site map is. */
export function isForMachines(path: string): boolean {
  const isFeed = Object.values<string>(feedPaths).includes(path) && path !== feedPaths.robots;
  return isFeed || path.startsWith(CALENDARS) || path.startsWith(`${jobPaths.board}/preview/`);
}
