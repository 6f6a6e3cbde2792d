/**
 * What became of an entry of Clockify. `taken`: its hours are here. `waiting`: it still runs, or its author is not linked. `refused`: a rule of
 * hours stands against it; it is offered again. `changed` and `deleted`: that happened there, and could not be taken over.
 */
export const outsideStates = ['taken', 'waiting', 'refused', 'changed', 'deleted'] as const;
export type OutsideState = (typeof outsideStates)[number];

/** States that people are told of. */
export const openStates = ['waiting', 'refused', 'changed', 'deleted'] as const satisfies readonly OutsideState[];
export type OpenState = (typeof openStates)[number];
