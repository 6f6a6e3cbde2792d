import { DependencyError } from '#platform/errors/dependency-error.ts';
import type { AnyJob } from '#platform/jobs/queue.ts';
import { closeDays } from './close-days.ts';
import { proveAll } from './prove-all.ts';
import { tellDifferences } from './differences/tell-differences.ts';

/** Every night in Brazil, when the day before is over everywhere (UTC). */
export const proveNightlyJob: AnyJob = {
  name: 'prove-ledger',
  retryLimit: 3,
  retryDelaySeconds: 300,
  schedule: '30 6 * * *',
  run: async (_data, context) => {
    const { database, log, now } = context;
    await closeDays(database, now);
    const { id: proofId, differences } = await proveAll(context, null);
    if (differences.length > 0) log.error({ differences }, 'the ledger does not add up');
    await tellDifferences(database, { proofId, now });
    // Nothing of it may be wrong where the provider is silent: it is proved again when it may answer.
    if (differences.some(({ kind }) => kind === 'silentProvider'))
      throw new DependencyError('The payment provider did not answer the nightly proof.');
  },
};
