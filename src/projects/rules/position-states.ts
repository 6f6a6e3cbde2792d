import type { PositionState } from '#projects/rules/terms.ts';

/** Somebody was hired for it: it cannot be reopened by an edit, removed or filled again. */
export const filledStates = [
  'filled',
  'inReplacement',
  'replaced',
  'deactivated',
] as const satisfies readonly PositionState[];

export function wasFilled(state: PositionState): boolean {
  return filledStates.some((filled) => filled === state);
}

/** Whether it is recruiting, on the job board or off it. */
export function isRecruiting(state: PositionState): boolean {
  return state === 'open' || state === 'hidden';
}

/** Whether its existence is public. */
export function isPubliclyKnown(state: PositionState): boolean {
  return state === 'open' || state === 'closed' || wasFilled(state);
}

/** Someone works in it now. */
export function isStaffed(state: PositionState): boolean {
  return state === 'filled' || state === 'inReplacement';
}
