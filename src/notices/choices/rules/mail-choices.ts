/** When mails of a kind come; `daily` and `weekly`: in a digest. */
export const mailChoices = ['now', 'daily', 'weekly', 'off'] as const;
export type MailChoice = (typeof mailChoices)[number];
