import type { PositionState } from '#projects/rules/terms.ts';

/** Somebody was hired for it: it is not edited back onto the board, removed or hired for again. */
export function isTaken(state: PositionState): boolean {
  return state === 'filled' || state === 'inReplacement' || state === 'replaced' || state === 'deactivated';
}

/** Whether it looks for somebody, on the job board or apart from it. */
export function isLooking(state: PositionState): boolean {
  return state === 'open' || state === 'hidden';
}

/** Whether everybody may know that there was such a vacancy. */
export function mayBeNamed(state: PositionState): boolean {
  return state === 'open' || state === 'closed' || isTaken(state);
}

/** Somebody works in it now. */
export function isStaffed(state: PositionState): boolean {
  return state === 'filled' || state === 'inReplacement';
}
