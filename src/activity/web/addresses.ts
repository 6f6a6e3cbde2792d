import { readActivitySearch } from '#activity/web/activity-search.ts';
import { pageAddress } from '#ui/router/page-address.ts';
import { workspacePaths } from '#workspaces/paths.ts';

export const activityPage = pageAddress(workspacePaths.activity, readActivitySearch);
