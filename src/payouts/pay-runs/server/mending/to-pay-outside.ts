import { type SQL, sql } from 'drizzle-orm';
import { isToPayAbroadTo } from '#payouts/pay-runs/server/foreign/hours-abroad.ts';
import { isCreditedPayment } from '#payouts/pay-runs/server/is-credited.ts';
import { isAskedPayment } from './has-open-request.ts';

/** Says of a row of payments that it is owed, that it has no key, and that nobody was asked to confirm that it was paid outside. */
export const waitsForHand = (payment: SQL) => sql<boolean>`(${payment}.state = 'waiting' and ${payment}.key is null
  and ${isCreditedPayment(payment)} and not ${isAskedPayment(sql`${payment}.id`)})`;

/**
 * Whether something is to be paid outside now to a person whose account is deleted. Neither hours that are in no run yet nor what Ponte sends by
 * itself, has sent or was told of: whoever paid those would pay them twice. Of payments it says what `isToPayOutside` does.
 */
export const isToPayOutsideTo = (memberId: SQL) => sql<boolean>`(
  exists (select from payments y where y.member_id = ${memberId}
    and (${waitsForHand(sql`y`)} or (y.state in ('failed', 'returned') and not ${isAskedPayment(sql`y.id`)})))
  or ${isToPayAbroadTo(memberId)})`;
