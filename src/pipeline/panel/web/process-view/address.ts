import { type PanelPlace, readPanelPlace } from '#pipeline/candidates/rules/panel-places.ts';
import { pageAddress } from '#ui/router/page-address.ts';

export const processPage = pageAddress(
  '/squadmember-profile/hiring-process-view/$projectId/$positionIndex/$squadMemberId',
  ({ tab }): { tab?: PanelPlace } => {
    const place = readPanelPlace(tab);
    return place === undefined ? {} : { tab: place };
  },
);
