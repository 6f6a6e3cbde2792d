import { sql } from 'drizzle-orm';
import type { AnyJob } from '#platform/jobs/queue.ts';
import { isBelowAgreed, isUnpriced, listHires } from './hire-queries.ts';
import { holdPriceOfGone, voidPriceOfGone } from './price-hire.ts';

/**
 * Every night: a price that the company had confirmed when the account was deleted, or confirms just then, waits for a word that never comes: it
 * holds, or goes where it is below what the person agreed on. Not with the deletion, which would then wait for the credits of every project of
 * the person.
 */
export const holdPricesOfGoneJob: AnyJob = {
  name: 'hold-prices-of-gone',
  retryLimit: 3,
  retryDelaySeconds: 300,
  schedule: '20 5 * * *',
  run: async (_data, { database, now }) => {
    const isConfirmed = sql`x.company_at is not null and u.deleted_at is not null and not ${isBelowAgreed}`;
    for (const { hireId } of await listHires(database, sql`${isUnpriced} and ${isConfirmed}`))
      await database.transaction((transaction) => holdPriceOfGone(transaction, hireId, { now }));
    for (const { hireId } of await listHires(database, sql`${isUnpriced} and ${isBelowAgreed}`))
      await database.transaction((transaction) => voidPriceOfGone(transaction, hireId, { now }));
  },
};
