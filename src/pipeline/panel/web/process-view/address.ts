import { pageAddress } from '#platform/ui/router/page-address.ts';

export const processPage = pageAddress(
  '/squadmember-profile/hiring-process-view/$projectId/$positionIndex/$squadMemberId',
);
