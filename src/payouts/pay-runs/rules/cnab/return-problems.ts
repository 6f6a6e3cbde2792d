/**
 * Why somebody has to look at a payment of a return: it is none that a file of ours asked for, it has another amount, the bank says what we do not
 * understand, or it was paid although another attempt of it is at the bank or was paid too.
 */
export const returnProblems = ['notOurs', 'otherAmount', 'unclear', 'paidTwice'] as const;
export type ReturnProblem = (typeof returnProblems)[number];
