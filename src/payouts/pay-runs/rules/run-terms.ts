/** Asked: it waits for a second administrator. Running: people are credited and paid. Done: every payment has an end. */
export const runStates = ['asked', 'running', 'done', 'dropped'] as const;
export type RunState = (typeof runStates)[number];
