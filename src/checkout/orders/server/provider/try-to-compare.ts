import { DependencyError } from '#platform/errors/dependency-error.ts';
import type { JobContext } from '#platform/jobs/job-context.ts';
import type { LedgerDifference } from '#wallet/ledger/rules/differences.ts';

type Around = Pick<JobContext, 'database' | 'settings' | 'now'>;

/** What could not be compared is not proved: it is said as a difference, and the rest of the proof stands. */
export async function tryToCompare(
  context: Around,
  compare: (context: Around) => Promise<LedgerDifference[]>,
): Promise<LedgerDifference[]> {
  try {
    return await compare(context);
  } catch (problem) {
    if (!(problem instanceof DependencyError)) throw problem;
    const about = context.settings.paymentProvider?.name ?? '';
    return [{ kind: 'silentProvider', about, cents: null, currency: 'BRL' }];
  }
}
