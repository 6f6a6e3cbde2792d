import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BackupError } from './backup-error.ts';

/** Marks a data directory while a backup is being restored into it. */
export const unfinishedRestore = 'restore-unfinished';

/** Throws BackupError where a restore was interrupted: half of the data must not pass for all of it. */
export function refuseUnfinishedRestore(dataDirectory: string): void {
  if (existsSync(join(dataDirectory, unfinishedRestore)))
    throw new BackupError(
      `A backup is being restored into ${dataDirectory}, or that was cut off: then empty that folder and run npm run restore again.`,
    );
}
