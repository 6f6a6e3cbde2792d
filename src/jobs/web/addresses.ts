import { jobPaths } from '#jobs/paths.ts';
import { pageAddress } from '#ui/router/page-address.ts';

export const stopAlertsPage = pageAddress(`${jobPaths.board}/stop-alerts/$code`);
