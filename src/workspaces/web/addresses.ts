import { pageAddress } from '#ui/router/page-address.ts';
import { workspacePaths } from '#workspaces/paths.ts';

export const peoplePage = pageAddress(workspacePaths.people);
export const inviteViewPage = pageAddress(workspacePaths.inviteView);
