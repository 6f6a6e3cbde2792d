import { pageAddress } from '#ui/router/page-address.ts';

export const jobInvitationPage = pageAddress('/job-invitation/$code');
export const stopInvitationsPage = pageAddress('/job-invitation/$code/stop');
