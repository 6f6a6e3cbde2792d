/** What a reader needs before hiring a professional: a company account, or only a brief. */
export const hireWays = ['signUp', 'brief'] as const;
export type HireWay = (typeof hireWays)[number];
