import { pageAddress } from '#ui/router/page-address.ts';
import { memberSupportPaths, supportPaths } from '#support/paths.ts';

export const supportPage = pageAddress(supportPaths.list);
export const memberSupportPage = pageAddress(memberSupportPaths.list);
