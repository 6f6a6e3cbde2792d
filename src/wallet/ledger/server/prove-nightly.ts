import { DependencyError } from '#platform/errors/dependency-error.ts';
import type { AnyJob } from '#platform/jobs/queue.ts';
import { closeDays } from './close-days.ts';
import { proveLedger } from './prove-ledger.ts';
import { tellDifferences } from './tell-differences.ts';

/** Every night in Brazil, when the day before is over everywhere (UTC). */
export const proveNightlyJob: AnyJob = {
  name: 'prove-ledger',
  retryLimit: 3,
  retryDelaySeconds: 300,
  schedule: '30 6 * * *',
  run: async (_data, context) => {
    const { database, log, now, ports } = context;
    await closeDays(database, now);
    const others = [...(await ports.findOrderDifferences(context)), ...(await ports.findPayoutDifferences(context))];
    const { id: proofId, differences } = await proveLedger(database, { askedBy: null, now, others });
    if (differences.length > 0) log.error({ differences }, 'the ledger does not add up');
    // Nothing of it may be wrong where the provider is silent: it is proved again when it may answer.
    const { length: count } = differences.filter(({ kind }) => kind !== 'silentProvider');
    if (count > 0) await tellDifferences(database, { proofId, count });
    if (count < differences.length) throw new DependencyError('The payment provider did not answer the nightly proof.');
  },
};
