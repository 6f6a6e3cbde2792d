import { and, eq, gte, or, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { DisputeState } from '#checkout/orders/rules/provider-reports.ts';
import { findProvider } from '#checkout/orders/server/provider/find-provider.ts';
import type { ListedRefund, PaymentProvider } from '#checkout/orders/server/provider/payment-provider.ts';
import { disputes, heldReports, orders } from '#checkout/orders/server/tables.ts';
import { type Refund, refunds } from '#checkout/refunds/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import { DependencyError } from '#platform/errors/dependency-error.ts';
import type { JobContext } from '#platform/jobs/job-context.ts';
import { compareLists, type LedgerDifference } from '#wallet/ledger/rules/differences.ts';
import { readComparedTime } from '#wallet/ledger/server/open-differences.ts';

/** We hear of what the provider lists within the hour. */
const HEARD_AFTER_MS = 3_600_000;

interface Comparison {
  database: Database;
  provider: PaymentProvider;
  now: Date;
  /** We have heard of what happened before. */
  heardBy: Date;
  /** From when on what is ours has to be listed, and from when on lists are read. */
  compared: Date;
  listed: Date;
}

/**
 * Payments, disputes and refunds against the lists of the provider. What could not be compared is not proved: it is said as a difference, and the
 * rest of the proof stands.
 */
export async function compareWithProvider(
  context: Pick<JobContext, 'database' | 'settings' | 'now'>,
): Promise<LedgerDifference[]> {
  const provider = findProvider(context);
  if (!provider) return [];
  const { database, now } = context;
  const heardBy = new Date(now.getTime() - HEARD_AFTER_MS);
  const comparison = { database, provider, now, heardBy, ...(await readComparedTime(database, now)) };
  const found: LedgerDifference[] = [];
  try {
    for (const compare of [comparePayments, compareDisputes, compareRefunds])
      found.push(...(await compare(comparison)));
  } catch (problem) {
    if (!(problem instanceof DependencyError)) throw problem;
    found.push({ kind: 'silentProvider', about: provider.name, cents: null, currency: 'BRL' });
  }
  return found;
}

const isAmong = <Row>(column: AnyPgColumn, rows: readonly Row[], nameOf: (row: Row) => string | null) =>
  sql`${column}::text = any(${sql.param(rows.flatMap((row) => nameOf(row) ?? []))}::text[])`;

/** Finds a record of ours by its own id or by the provider's. */
function indexById<Found extends { id: string; reference: string | null }>(ours: readonly Found[]) {
  const known = new Map(ours.flatMap((one) => [one.id, one.reference ?? one.id].map((id) => [id, one])));
  return (reference: string, id: string | null) => known.get(reference) ?? known.get(id ?? '');
}

/** Orders against the payments that the provider lists: those that the list speaks of, and those that it has to speak of. */
async function comparePayments({ database, provider, heardBy, compared, listed }: Comparison) {
  const arrived = await provider.listArrived({ since: listed, until: heardBy });
  const isOurs = or(
    isAmong(orders.reference, arrived, ({ reference }) => reference),
    isAmong(orders.id, arrived, ({ orderId }) => orderId),
    and(eq(orders.state, 'paid'), gte(orders.endedAt, compared)),
  );
  const ours = await database
    .select()
    .from(orders)
    .where(and(eq(orders.provider, provider.name), isOurs));
  const findOwn = indexById(ours);
  return compareLists('provider', {
    ours: ours.map(({ id, reference, state, cents, currency, endedAt, workspaceId }) => ({
      ...{ key: reference ?? id, about: reference ?? id, cents: state === 'paid' ? cents : 0, currency, workspaceId },
      isDue: endedAt !== null && endedAt >= compared && endedAt <= heardBy,
    })),
    theirs: arrived.flatMap(({ reference, orderId, cents, currency }) => {
      const order = findOwn(reference, orderId);
      // Whatever else the account at the provider takes is none of ours; what is held says so itself.
      if (!order || (order.state === 'held' && order.reference === reference)) return [];
      return [{ key: reference, cents, currency, workspaceId: order.workspaceId }];
    }),
  });
}

/** Whose credits payments are; whatever else the account at the provider takes or turns back is none of ours. */
async function readPayers<Row>(
  { database, provider }: Comparison,
  rows: readonly Row[],
  paymentOf: (row: Row) => string | null,
) {
  const isPaid = and(eq(orders.provider, provider.name), eq(orders.state, 'paid'));
  const paid = await database
    .select({ reference: orders.reference, workspaceId: orders.workspaceId })
    .from(orders)
    .where(and(isPaid, isAmong(orders.reference, rows, paymentOf)));
  return new Map(paid.map(({ reference, workspaceId }) => [reference, workspaceId]));
}

/** What banks took back of our payments, against the disputes that the provider lists. What is held says so itself. */
async function compareDisputes(comparison: Comparison) {
  const { database, provider, heardBy, compared, listed } = comparison;
  const opened = (await provider.listDisputes(listed)).filter(({ openedAt }) => openedAt <= heardBy);
  const held = await database.select().from(heldReports).where(eq(heldReports.kind, 'dispute'));
  const heldIds = new Set(held.map(({ reference }) => reference));
  const ours = await database
    .select({ dispute: disputes, currency: orders.currency, workspaceId: orders.workspaceId })
    .from(disputes)
    .innerJoin(orders, eq(orders.id, disputes.orderId))
    .where(
      and(
        eq(orders.provider, provider.name),
        or(
          gte(disputes.createdAt, compared),
          isAmong(disputes.id, opened, ({ id }) => id),
        ),
      ),
    );
  const payers = await readPayers(comparison, opened, ({ reference }) => reference);
  const takenOf = ({ state, cents }: { state: DisputeState; cents: number }) => (state === 'won' ? 0 : cents);
  return compareLists('disputeProvider', {
    ours: ours
      .filter(({ dispute }) => !heldIds.has(dispute.id))
      .map(({ dispute, currency, workspaceId }) => ({
        ...{ key: dispute.id, about: dispute.id, cents: takenOf(dispute), currency, workspaceId },
        isDue: dispute.createdAt >= compared && dispute.createdAt <= heardBy,
      })),
    theirs: opened
      .filter(({ id, reference }) => !heldIds.has(id) && payers.has(reference))
      .map((one) => ({
        ...{ key: one.id, cents: takenOf(one), currency: one.currency, workspaceId: payers.get(one.reference)! },
      })),
  });
}

/** Our refunds against those that the provider lists: what came back, what it does not know, and what somebody made in its dashboard. */
async function compareRefunds(comparison: Comparison) {
  const { database, provider, now, heardBy, compared, listed } = comparison;
  const made = await provider.listRefunds({ since: listed, until: now });
  const isOurs = or(
    isAmong(refunds.reference, made, ({ reference }) => reference),
    isAmong(refunds.id, made, ({ refundId }) => refundId),
    and(eq(refunds.state, 'done'), gte(refunds.createdAt, compared)),
  );
  const rows = await database
    .select({ refund: refunds })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(and(eq(orders.provider, provider.name), isOurs));
  const ours = rows.map(({ refund }) => refund);
  const findOwn = indexById(ours);
  const payers = await readPayers(comparison, made, ({ payment }) => payment);
  // What waits is set aside and settled by itself, so it differs from nothing yet.
  const isHeard = ({ endedAt }: Refund) => endedAt !== null && endedAt <= heardBy;
  const foreign = made.filter((one) => !findOwn(one.reference, one.refundId) && payers.has(one.payment));
  return [
    ...compareLists('foreignRefund', {
      ours: [],
      theirs: foreign.map((one) => ({ ...asListed(one, one.reference), workspaceId: payers.get(one.payment)! })),
    }),
    ...compareLists('refundProvider', {
      ours: ours.filter(isHeard).map(({ id, state, cents, currency, createdAt, workspaceId }) => ({
        ...{ key: id, about: id, cents: state === 'done' ? cents : 0, currency, workspaceId },
        isDue: createdAt >= compared,
      })),
      theirs: made.flatMap((one) => {
        const own = findOwn(one.reference, one.refundId);
        return own && isHeard(own) ? [asListed(one, own.id)] : [];
      }),
    }),
  ];
}

const asListed = ({ reported, cents, currency }: ListedRefund, key: string) => ({
  ...{ key, cents: reported === 'failed' ? 0 : cents, currency },
});
