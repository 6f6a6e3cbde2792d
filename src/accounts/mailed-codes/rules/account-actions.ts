/** What staff may do to somebody else's account; each action is recorded with who did it and why. */
export const accountActions = ['secondFactorSwitchedOff'] as const;
export type AccountAction = (typeof accountActions)[number];
