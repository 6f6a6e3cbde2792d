import { type SQL, sql } from 'drizzle-orm';
import { forAdministrators, waitingColumns } from '#platform/capability/waiting.ts';
import { isStoppedPayment } from '#payouts/pay-runs/server/blocked-payments.ts';

/** Says of a row of cnab_payments that it goes into the next file: it is in none, its payment waits for just this attempt, and nothing stops it. */
export const isToFile = (row: SQL) => sql<boolean>`(${row}.outcome = 'waiting'
  and exists (select from payments p where p.id = ${row}.payment_id and p.attempt = ${row}.attempt and p.state = 'sending')
  and not ${isStoppedPayment(sql`${row}.payment_id`)})`;

/** Payments that are in no file to the bank yet, and may be. */
export const selectToFile = forAdministrators(
  () => sql`
      select ${waitingColumns({
        count: sql`count(*)`,
        since: sql`min(y.created_at)`,
        until: sql`min(y.created_at)`,
      })} from cnab_payments y where ${isToFile(sql`y`)} having count(*) > 0`,
);

/** Payments of which the bank said what nobody understands. */
export const selectToAskBank = forAdministrators(
  () => sql`
      select ${waitingColumns({
        count: sql`count(*)`,
        since: sql`min(y.created_at)`,
      })} from cnab_payments y where y.outcome = 'sent' and y.unclear_codes is not null having count(*) > 0`,
);
