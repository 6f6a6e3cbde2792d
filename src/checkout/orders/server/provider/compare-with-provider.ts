import type { Database } from '#platform/db/connection.ts';
import { DependencyError } from '#platform/errors/dependency-error.ts';
import type { JobContext } from '#platform/jobs/job-context.ts';
import type { LedgerDifference } from '#wallet/ledger/rules/differences.ts';
import { readComparedTime } from '#wallet/ledger/server/open-differences.ts';
import { findProvider } from './find-provider.ts';
import type { PaymentProvider } from './payment-provider.ts';

/** We hear of what the provider lists within the hour. */
const HEARD_AFTER_MS = 3_600_000;

export interface Comparison {
  database: Database;
  provider: PaymentProvider;
  now: Date;
  /** We have heard of what happened before. */
  heardBy: Date;
  /** From when on what is ours has to be listed, and from when on lists are read. */
  compared: Date;
  listed: Date;
}

/** What could not be compared is not proved: it is said as a difference, and the rest of the proof stands. */
export async function compareWithProvider(
  context: Pick<JobContext, 'database' | 'settings' | 'now'>,
  ...parts: readonly ((comparison: Comparison) => Promise<LedgerDifference[]>)[]
): Promise<LedgerDifference[]> {
  const provider = findProvider(context);
  if (!provider) return [];
  const { database, now } = context;
  const heardBy = new Date(now.getTime() - HEARD_AFTER_MS);
  const comparison = { database, provider, now, heardBy, ...(await readComparedTime(database, now)) };
  const found: LedgerDifference[] = [];
  try {
    for (const compare of parts) found.push(...(await compare(comparison)));
  } catch (problem) {
    if (!(problem instanceof DependencyError)) throw problem;
    found.push({ kind: 'silentProvider', about: provider.name, cents: null, currency: 'BRL' });
  }
  return found;
}
