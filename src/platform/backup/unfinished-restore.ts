import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BackupError } from './backup-error.ts';

/** Lies in a data directory while a backup is brought back into it. */
export const unfinishedRestore = 'restore-unfinished';

/** Throws BackupError where a restore was cut off: half of the data must not look like all of it. */
export function refuseHalfRestored(dataDirectory: string): void {
  if (existsSync(join(dataDirectory, unfinishedRestore)))
    throw new BackupError(
      `A backup is being restored into ${dataDirectory}, or that was cut off: then empty that folder and run npm run restore again.`,
    );
}
