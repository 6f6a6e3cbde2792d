import { and, eq, gte, or, sql } from 'drizzle-orm';
import { findProvider } from '#checkout/orders/server/provider/find-provider.ts';
import type { ListedRefund, ProviderName } from '#checkout/orders/server/provider/payment-provider.ts';
import { orders } from '#checkout/orders/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import type { JobContext } from '#platform/jobs/job-context.ts';
import type { Currency } from '#platform/money/currencies.ts';
import { amountOf, type LedgerDifference } from '#wallet/ledger/rules/differences.ts';
import { type Refund, refunds } from './tables.ts';

const HOUR_MS = 3_600_000;
/** A refund hears of its provider within the hour. */
const HEARD_AFTER_MS = HOUR_MS;
/** For longer than refunds are looked at again; older ones were compared by the proofs before. */
const COMPARED_DAYS = 40;
/** The provider's clock is not ours. */
const LISTED_DAYS = COMPARED_DAYS + 1;
const MOST_DIFFERENCES = 50;

/** The provider’s own list of refunds against ours: what came back, what it does not know, and what somebody made in its dashboard. */
export async function compareWithProvider(
  context: Pick<JobContext, 'database' | 'settings' | 'now'>,
): Promise<LedgerDifference[]> {
  const provider = findProvider(context);
  if (!provider) return [];
  const { database, now } = context;
  const ago = (days: number) => new Date(now.getTime() - days * 24 * HOUR_MS);
  const listed = await provider.listRefunds({ since: ago(LISTED_DAYS), until: now });
  const ours = await readOurs(database, provider.name, { listed, since: ago(COMPARED_DAYS) });
  const ids = new Set(ours.flatMap(({ id, reference }) => (reference === null ? [id] : [id, reference])));
  const credited = await readCredited(database, provider.name, listed);
  const foreign = listed.flatMap(({ reference, payment, refundId, cents, currency, reported }): LedgerDifference[] =>
    reported === 'failed' || !credited.has(payment) || ids.has(reference) || (refundId !== null && ids.has(refundId))
      ? []
      : [{ kind: 'foreignRefund', about: reference, ...amountOf(-cents, currency) }],
  );
  const theirs = new Map(
    listed.flatMap((one) => [one.reference, one.refundId ?? one.reference].map((id) => [id, one] as const)),
  );
  const heardBefore = new Date(now.getTime() - HEARD_AFTER_MS);
  const unlike = ours.flatMap((refund): LedgerDifference[] => {
    // What waits is set aside and settled by itself, so it differs from nothing yet.
    if (refund.endedAt === null || refund.endedAt > heardBefore) return [];
    const listedOne = theirs.get(refund.reference ?? refund.id) ?? theirs.get(refund.id);
    const off = leftOf(refund) - leftAt(listedOne, refund.currency);
    return off === 0 ? [] : [{ kind: 'refundProvider', about: refund.id, cents: off, currency: refund.currency }];
  });
  return [...foreign, ...unlike].slice(0, MOST_DIFFERENCES);
}

const leftOf = ({ state, cents }: Refund) => (state === 'done' ? cents : 0);

const leftAt = (refund: ListedRefund | undefined, currency: Currency) =>
  refund && refund.reported !== 'failed' && refund.currency === currency ? refund.cents : 0;

/** Of which of the payments in the list there are credits; whatever else the account at the provider turns back is none of ours. */
async function readCredited(
  database: Database,
  provider: ProviderName,
  listed: readonly ListedRefund[],
): Promise<Set<string | null>> {
  const payments = sql.param(listed.flatMap(({ payment }) => payment ?? []));
  const isListed = sql`${orders.reference} = any(${payments}::text[])`;
  const rows = await database
    .select({ reference: orders.reference })
    .from(orders)
    .where(and(eq(orders.provider, provider), eq(orders.state, 'paid'), isListed));
  return new Set(rows.map(({ reference }) => reference));
}

/** Reads our refunds that the list speaks of, and those that it has to speak of. */
async function readOurs(
  database: Database,
  provider: ProviderName,
  { listed, since }: { listed: readonly ListedRefund[]; since: Date },
): Promise<Refund[]> {
  const references = sql.param(listed.map(({ reference }) => reference));
  const refundIds = sql.param(listed.flatMap(({ refundId }) => refundId ?? []));
  const rows = await database
    .select({ refund: refunds })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(
      and(
        eq(orders.provider, provider),
        or(
          sql`${refunds.reference} = any(${references}::text[])`,
          sql`${refunds.id}::text = any(${refundIds}::text[])`,
          and(eq(refunds.state, 'done'), gte(refunds.createdAt, since)),
        ),
      ),
    );
  return rows.map(({ refund }) => refund);
}
