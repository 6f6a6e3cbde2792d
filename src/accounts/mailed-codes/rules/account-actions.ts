/** What staff may do to the account of somebody else; each leaves a trace that names who did it and why. */
export const accountActions = ['secondFactorSwitchedOff'] as const;
export type AccountAction = (typeof accountActions)[number];
