import { pageAddress } from '#platform/ui/router/page-address.ts';
import { readActivitySearch } from '#workspaces/people/web/activity-search.ts';
import { workspacePaths } from '#workspaces/paths.ts';

export const peoplePage = pageAddress(workspacePaths.people);
export const activityPage = pageAddress(workspacePaths.activity, readActivitySearch);
export const inviteViewPage = pageAddress(workspacePaths.inviteView);
