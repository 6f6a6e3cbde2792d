import { accountPaths } from '#accounts/paths.ts';
import { pageAddress } from '#ui/router/page-address.ts';

/** The mailbox of the demonstration; `mail` is the open one. */
export const mailboxPage = pageAddress(accountPaths.mailbox, ({ mail }) => (typeof mail === 'string' ? { mail } : {}));
