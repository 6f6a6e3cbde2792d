import type { EntryState } from '#timesheets/hours/rules/entry-life.ts';

/** The color of each state of hours. */
export const stateTones: Record<EntryState, 'neutral' | 'info' | 'warning' | 'success' | 'danger'> = {
  pending: 'neutral',
  contested: 'warning',
  held: 'warning',
  payable: 'info',
  refused: 'danger',
  paid: 'success',
};
