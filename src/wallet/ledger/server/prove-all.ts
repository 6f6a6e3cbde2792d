import type { JobContext } from '#platform/jobs/job-context.ts';
import { keepHashes } from './keep-hashes.ts';
import { proveLedger } from './prove-ledger.ts';

/** Proves the ledger, and everything that has to agree with it. Asks providers, so it is called outside of transactions. */
export async function proveAll(
  context: Parameters<typeof keepHashes>[0] & Pick<JobContext, 'settings' | 'ports' | 'now'>,
  askedBy: string | null,
) {
  const { database, ports, now } = context;
  const others = [
    ...(await keepHashes(context)),
    ...(await ports.findOrderDifferences(context)),
    ...(await ports.findPayoutDifferences(context)),
  ];
  return proveLedger(database, { askedBy, now, others });
}
