import { accountPaths } from '#accounts/paths.ts';

/** Everything that happened and that its reader should know. */
export const noticesPath = '/notices';

/** The section of the settings in which people choose what they are told. */
export const noticeChoicesPath = accountPaths.accountNotifications;
