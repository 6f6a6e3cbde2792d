/** Why two accounts may belong to the same person: the kinds of marks that are equal in both. */
export const markKinds = ['email', 'phone', 'linkedin', 'name'] as const;
export type MarkKind = (typeof markKinds)[number];

export const pairStates = ['merged', 'different'] as const;
export type PairState = (typeof pairStates)[number];

/** How long a merge can be undone. */
export const UNDO_DAYS = 30;
