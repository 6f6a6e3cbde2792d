import { and, eq, gte, type SQL, sql } from 'drizzle-orm';
import { newId } from '#platform/db/columns.ts';
import type { Database } from '#platform/db/connection.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { PayoutProvider } from '#payouts/pay-runs/server/provider/payout-provider.ts';
import { cnabPayments } from '#payouts/pay-runs/server/provider/tables.ts';

/** A bank that pays by files: what is sent waits for the next remittance, and is read from the return that an administrator brings. */
export function createCnabProvider({ database, now }: { database: Database; now: Date }): PayoutProvider {
  const findByKey = async (requestKey: string) => {
    const { paymentId, attempt } = splitKey(requestKey);
    const [found] = await database
      .select({ id: cnabPayments.id })
      .from(cnabPayments)
      .where(and(eq(cnabPayments.paymentId, paymentId), eq(cnabPayments.attempt, attempt)));
    return found?.id ?? null;
  };
  return {
    find: findByKey,
    send: async ({ requestKey, cents }) => {
      await database
        .insert(cnabPayments)
        .values({ id: newId(), ...splitKey(requestKey), cents, createdAt: now })
        .onConflictDoNothing();
      return (await findByKey(requestKey))!;
    },
    read: async (reference) => {
      const [payment] = await database.select().from(cnabPayments).where(eq(cnabPayments.id, reference));
      if (!payment) throw platformErrors.notFound();
      const { outcome, reason, paidAt } = payment;
      if (outcome === 'waiting' || outcome === 'sent') return { state: 'processing' };
      if (outcome === 'paid') return { state: 'paid', paidAt };
      return { state: outcome, reason: reason ?? 'unknown', paidAt };
    },
    listPaid: async (since) => {
      const rows = await database
        .select()
        .from(cnabPayments)
        .where(and(eq(cnabPayments.outcome, 'paid'), gte(cnabPayments.paidAt, since)));
      // Payments hear of it soon after the return was read, which may be days after the money left.
      return rows.map(({ paymentId, attempt, cents, paidAt, answeredAt }) => ({
        ...{ requestKey: `${paymentId}:${attempt}`, cents, knownAt: (answeredAt ?? paidAt)! },
      }));
    },
  };
}

/** Says of a row of payments that it is in no file to the bank yet. */
export const waitsForFile = (payment: SQL) => sql<boolean>`exists (select from ${cnabPayments} c
  where c.payment_id = ${payment}.id and c.attempt = ${payment}.attempt and c.outcome = 'waiting')`;

function splitKey(requestKey: string): { paymentId: string; attempt: number } {
  const [paymentId, attempt] = requestKey.split(':');
  return { paymentId: paymentId!, attempt: Number(attempt) };
}
