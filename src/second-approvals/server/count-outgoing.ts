import { and, eq, sql } from 'drizzle-orm';
import { HOME_TIME_ZONE } from '#platform/calendar/day-in-words.ts';
import { newId } from '#platform/db/columns.ts';
import type { Database } from '#platform/db/connection.ts';
import type { Currency } from '#platform/money/currencies.ts';
import { type ApprovalReason, findApprovalReasons, type Outgoing, worthInReais } from '#second-approvals/rules/outgoing.ts';
import { outgoingMoney } from './tables.ts';

interface Leaving extends Pick<Outgoing, 'keysChangedAt' | 'hasTypedTaxes' | 'isBankFile' | 'dailyLimitCents'> {
  /** The record by which the money leaves: a run, a payment, a refund, an order. */
  aboutId: string;
  cents: number;
  currency: Currency;
  now: Date;
}

/**
 * Counts money that is about to leave the house, whoever decides about it, and answers why it takes two people. The one place that says so, for
 * pay runs, payments that are sent again, refunds and cancelled orders alike; calls at once are counted one after the other.
 */
export async function countOutgoing(
  transaction: Database,
  { aboutId, cents, currency, now, ...more }: Leaving,
): Promise<ApprovalReason[]> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('outgoing money'))`);
  const worth = worthInReais(cents, currency);
  const centsOfToday = await readOutgoingToday(transaction, now);
  await transaction.insert(outgoingMoney).values({ id: newId(), aboutId, cents: worth, countedAt: now });
  return findApprovalReasons({ ...more, cents: worth, centsOfToday, now });
}

/** What leaves today in São Paulo, in cents of reais: approved or not, because many small sums are together no less than a large one. */
export async function readOutgoingToday(database: Database, now: Date): Promise<number> {
  const day = (moment: unknown) => sql`(${moment} at time zone ${HOME_TIME_ZONE})::date`;
  const [row] = await database
    .select({ cents: sql<number>`coalesce(sum(${outgoingMoney.cents}), 0)::float8` })
    .from(outgoingMoney)
    .where(
      and(
        eq(day(outgoingMoney.countedAt), day(sql`${now.toISOString()}::timestamptz`)),
        sql`${outgoingMoney.countedAt} > ${now.toISOString()}::timestamptz - interval '2 days'`,
      ),
    );
  return row!.cents;
}

/** It leaves on the day on which it was approved. */
export async function moveOutgoing(transaction: Database, aboutId: string, now: Date): Promise<void> {
  await transaction.update(outgoingMoney).set({ countedAt: now }).where(eq(outgoingMoney.aboutId, aboutId));
}

/** A part of it does not leave. */
export async function reduceOutgoing(transaction: Database, aboutId: string, cents: number): Promise<void> {
  await transaction
    .update(outgoingMoney)
    .set({ cents: sql`greatest(${outgoingMoney.cents} - ${cents}, 0)` })
    .where(eq(outgoingMoney.aboutId, aboutId));
}

/** It does not leave. */
export async function dropOutgoing(transaction: Database, aboutId: string): Promise<void> {
  await transaction.delete(outgoingMoney).where(eq(outgoingMoney.aboutId, aboutId));
}
