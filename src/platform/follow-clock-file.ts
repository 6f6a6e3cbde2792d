import { readFileSync } from 'node:fs';
import { setClockOffset } from '#platform/calendar/clock.ts';

/** Lets tests move the clock of another process by a file with the offset in seconds. */
export function followClockFile(path: string): void {
  setClockOffset(() => {
    const seconds = Number(readFileSync(path, 'utf8'));
    return Number.isFinite(seconds) ? seconds * 1000 : 0;
  });
}
