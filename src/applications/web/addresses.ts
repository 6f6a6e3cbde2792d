import { applicationsPage } from '#applications/paths.ts';
import { pageAddress } from '#ui/router/page-address.ts';

/** `application` is the one whose story is open. */
export const ownApplicationsPage = pageAddress(applicationsPage, ({ application }) => ({
  ...(typeof application === 'string' && { application }),
}));
