/** What somebody is reminded of, each at most once a day. */
export const reminderKinds = ['missingHours', 'contestsDue', 'approvalsDue'] as const;
export type ReminderKind = (typeof reminderKinds)[number];

/** How long before a deadline somebody is reminded of it. */
export const DEADLINE_NEAR_HOURS = 48;
