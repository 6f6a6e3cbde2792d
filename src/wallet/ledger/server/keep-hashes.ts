import { text } from 'node:stream/consumers';
import { asc } from 'drizzle-orm';
import type { JobContext } from '#platform/jobs/job-context.ts';
import type { LedgerDifference } from '#wallet/ledger/rules/differences.ts';
import { ledgerDays } from './tables.ts';

/** The name of the one file; like every name in the store it has 22 signs. */
const KEY = 'ledger-hashes-all-days';
/** Enough of a hash to tell two versions of a day apart. */
const SHOWN_LENGTH = 12;

/**
 * Writes the hash of each closed day into the store of files and the log, and compares what was written there before: who can write in the
 * database alone can write a day and its hash anew, but not what stands here.
 */
export async function keepHashes({
  database,
  files,
  log,
}: Pick<JobContext, 'database' | 'files'> & { log: Pick<JobContext['log'], 'info'> }): Promise<LedgerDifference[]> {
  const stored = await files.get(KEY);
  const lines = stored ? (await text(stored)).split('\n').filter(Boolean) : [];
  const written = new Map(lines.map((line) => line.split(' ') as [string, string]));
  const days = await database.select().from(ledgerDays).orderBy(asc(ledgerDays.day));
  const closed = days.filter(({ day }) => !written.has(day));
  if (closed.length > 0) {
    const bytes = Buffer.from([...lines, ...closed.map(({ day, hash }) => `${day} ${hash}`), ''].join('\n'));
    await files.put(KEY, { bytes, mediaType: 'text/plain', sizeBytes: bytes.length });
    for (const { day, hash } of closed) log.info({ day, hash }, 'a day of the ledger was closed');
  }
  return days
    .filter(({ day, hash }) => (written.get(day) ?? hash) !== hash)
    .map(({ day, hash }) => ({
      ...{ kind: 'changedDay', about: `${day} ${hash.slice(0, SHOWN_LENGTH)}`, cents: null, currency: 'BRL' },
    }));
}
