/** The two lists of a wallet: what changed the balance, and what was paid for. */
export const statementViews = ['statement', 'payments'] as const;
export type StatementView = (typeof statementViews)[number];
