import { squadMemberPage as squadMemberPath, squadThanksPages } from '#pipeline/paths.ts';
import { pageAddress } from '#ui/router/page-address.ts';

export const squadOwnerPage = pageAddress('/project-brief-squadOwner-view');
export const squadMemberPage = pageAddress(squadMemberPath);
export const acceptPage = pageAddress('/project-brief-accept-page');
export const squadThanks = {
  approved: pageAddress(squadThanksPages.approved),
  disapproved: pageAddress(squadThanksPages.disapproved),
};
