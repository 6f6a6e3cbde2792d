import type { EntryState } from './entry-life.ts';
import { firstOpenDate } from './hours-obstacle.ts';

export interface EditedEntry {
  state: EntryState;
  localDate: string;
  deadlineAt: Date;
  /** It belongs to an adjustment. */
  adjustedAt: Date | null;
}

export type EditObstacle = 'entryLocked' | 'tooLate';
/** `freely`: any span; `shorten`: never longer than it was. */
export type Editing = 'freely' | 'shorten' | EditObstacle;

/** What its author may still do with an entry; `today` is their local date. */
export function editingOf(entry: EditedEntry, { today, now }: { today: string; now: Date }): Editing {
  if (entry.state !== 'pending') return 'entryLocked';
  if (entry.adjustedAt !== null) return now <= entry.deadlineAt ? 'shorten' : 'entryLocked';
  return entry.localDate >= firstOpenDate(today) ? 'freely' : 'tooLate';
}

export function mayEdit(editing: Editing): boolean {
  return editing === 'freely' || editing === 'shorten';
}
