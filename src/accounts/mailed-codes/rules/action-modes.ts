/** What a mailed link does (`mode` of the e-mail action page). */
export const actionModes = ['verifyEmail', 'resetPassword', 'changeEmail', 'deleteAccount'] as const;
export type ActionMode = (typeof actionModes)[number];
