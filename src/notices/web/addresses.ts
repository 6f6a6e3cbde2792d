import { noticesPath } from '#notices/paths.ts';
import { pageAddress } from '#ui/router/page-address.ts';

export const noticesPage = pageAddress(noticesPath, ({ unread }: Record<string, unknown>) => ({
  unread: unread === true || unread === 'true',
}));
export const stopMailsPage = pageAddress('/email-choices/stop/$token');
