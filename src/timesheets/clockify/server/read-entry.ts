import { createHash } from 'node:crypto';
import { visibleText } from '#platform/contract/visible-text.ts';
import { ENTRY_DESCRIPTION_LENGTH } from '#timesheets/hours/rules/hour-limits.ts';
import { cutToMinute } from '#timesheets/hours/rules/split-days.ts';
import type { OutsideEntry } from './clockify-answers.ts';

/** What an entry of Clockify says, in our terms. */
export interface ReadEntry {
  outsideId: string;
  startedAt: Date;
  /** Null while it runs. */
  endedAt: Date | null;
  description: string;
  taskName: string;
  fingerprint: string;
}

/** Times are cut to minutes, as clocks are; words to what an entry of hours holds. */
export function readEntry({ id, description, task, timeInterval: { start, end } }: OutsideEntry): ReadEntry {
  const words = visibleText(description ?? '').slice(0, ENTRY_DESCRIPTION_LENGTH);
  const read = {
    outsideId: id,
    startedAt: cutToMinute(new Date(start)),
    endedAt: end ? cutToMinute(new Date(end)) : null,
    description: words,
    taskName: task?.name ?? '',
  };
  const fingerprint = createHash('sha256').update(JSON.stringify(read)).digest('base64url');
  return { ...read, fingerprint };
}

/** Whether hours remain of it once cut to minutes; one that runs may still become that long. */
export function lastsAMinute({ startedAt, endedAt }: ReadEntry): boolean {
  return endedAt === null || endedAt.getTime() !== startedAt.getTime();
}
