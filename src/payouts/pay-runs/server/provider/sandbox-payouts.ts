import { and, eq, gte } from 'drizzle-orm';
import { newId } from '#platform/db/columns.ts';
import type { Database } from '#platform/db/connection.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { FailureReason } from '#payouts/pay-runs/rules/payment-states.ts';
import type { PayoutProvider } from './payout-provider.ts';
import { sandboxPayouts } from './tables.ts';

/** E-mail keys of these names are refused, so that a trial shows how a failure is mended. */
const refusedKeys: readonly [ending: string, reason: FailureReason][] = [
  ['@nokey.ponte.invalid', 'keyNotFound'],
  ['@closed.ponte.invalid', 'accountClosed'],
];
/** Keys of this name are paid, and the bank sends the money back. */
const RETURNED_KEY = '@returned.ponte.invalid';

/** The provider that is built in: it behaves like one, and moves no money. */
export function createSandboxPayouts({ database, now }: { database: Database; now: Date }): PayoutProvider {
  const findByKey = async (requestKey: string) => {
    const [found] = await database.select().from(sandboxPayouts).where(eq(sandboxPayouts.requestKey, requestKey));
    return found ?? null;
  };
  return {
    find: async (requestKey) => (await findByKey(requestKey))?.id ?? null,
    send: async ({ requestKey, cents, key }) => {
      const reason = refusedKeys.find(([ending]) => key.endsWith(ending))?.[1] ?? null;
      await database
        .insert(sandboxPayouts)
        .values({
          ...{ id: newId(), requestKey, cents, reason, createdAt: now },
          ...(reason === null ? { outcome: 'paid', paidAt: now } : { outcome: 'failed' }),
        })
        .onConflictDoNothing();
      const payout = (await findByKey(requestKey))!;
      // The bank's word comes after the payment was reported.
      if (payout.outcome === 'paid' && key.endsWith(RETURNED_KEY))
        await database
          .update(sandboxPayouts)
          .set({ outcome: 'returned', reason: 'returnedByBank' })
          .where(eq(sandboxPayouts.id, payout.id));
      return payout.id;
    },
    read: async (reference) => {
      const [payout] = await database.select().from(sandboxPayouts).where(eq(sandboxPayouts.id, reference));
      if (!payout) throw platformErrors.notFound();
      const { outcome, reason, paidAt } = payout;
      return outcome === 'paid' ? { state: 'paid', paidAt } : { state: outcome, reason: reason ?? 'unknown', paidAt };
    },
    listPaid: async (since) => {
      const rows = await database
        .select()
        .from(sandboxPayouts)
        .where(and(eq(sandboxPayouts.outcome, 'paid'), gte(sandboxPayouts.paidAt, since)));
      return rows.map(({ requestKey, cents, paidAt }) => ({ requestKey, cents, knownAt: paidAt! }));
    },
  };
}
