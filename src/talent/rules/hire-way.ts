/** How a reader gets from a professional to a vacancy of their own: a company account first, or a brief at once. */
export const hireWays = ['signUp', 'brief'] as const;
export type HireWay = (typeof hireWays)[number];
