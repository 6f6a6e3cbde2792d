import { sql } from 'drizzle-orm';
import { forAdministrators, waitingColumns } from '#platform/capability/waiting.ts';
import { isBlockedPayment } from '#payouts/pay-runs/server/blocked-payments.ts';

/** Payments that are in no file to the bank yet, and may be. */
export const selectToFile = forAdministrators(
  () => sql`
      select ${waitingColumns({
        count: sql`count(*)`,
        since: sql`min(y.created_at)`,
        until: sql`min(y.created_at)`,
      })} from cnab_payments y where y.outcome = 'waiting' and not ${isBlockedPayment(sql`y.payment_id`)} having count(*) > 0`,
);
