import { readFileSync } from 'node:fs';
import { setClockOffset } from '#platform/calendar/clock.ts';

/** Tests move the time of a process of its own by a file that holds how many seconds it is ahead. */
export function followClockFile(path: string): void {
  setClockOffset(() => {
    const seconds = Number(readFileSync(path, 'utf8'));
    return Number.isFinite(seconds) ? seconds * 1000 : 0;
  });
}
