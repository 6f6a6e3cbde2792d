import { pageAddress } from '#platform/ui/router/page-address.ts';
import { supportPaths } from '#support/paths.ts';

export const supportPage = pageAddress(supportPaths.list);
