import { and, desc, eq, gt, inArray, lt, notInArray, sql, type SQL } from 'drizzle-orm';
import { users } from '#accounts/server/tables.ts';
import { findProvider } from '#checkout/orders/server/provider/find-provider.ts';
import { orders } from '#checkout/orders/server/tables.ts';
import type { RefundView } from '#checkout/refunds/contract.ts';
import { isByHand, takesRefund } from '#checkout/refunds/rules/refund-terms.ts';
import type { Database } from '#platform/db/connection.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { ledgerAccounts, ledgerBalances } from '#wallet/ledger/server/tables.ts';
import { formatTaxId } from '#workspaces/company/rules/legal-company.ts';
import { workspaces } from '#workspaces/server/tables.ts';
import { REFUND_KIND, REFUND_RETURN_KIND } from './approve-refund.ts';
import { refunds } from './tables.ts';

const PAGE = 30;
const SHOWN_ORDERS = 20;

export async function listRefunds({ database, session }: SignedInContext, cursor: string | undefined) {
  const rows = await selectRefunds(database, cursor === undefined ? undefined : lt(refunds.id, cursor));
  return {
    refunds: rows.slice(0, PAGE).map((row) => presentRefund(row, session.userId)),
    next: rows.length > PAGE ? rows[PAGE - 1]!.refund.id : null,
  };
}

export async function readRefund({ database, session }: SignedInContext, refundId: string): Promise<RefundView> {
  const [row] = await selectRefunds(database, eq(refunds.id, refundId));
  if (!row) throw platformErrors.notFound();
  return presentRefund(row, session.userId);
}

function selectRefunds(database: Database, where: SQL | undefined) {
  return database
    .select({ refund: refunds, company: workspaces.company, askedBy: users.name, isLeft, isAsked })
    .from(refunds)
    .innerJoin(workspaces, eq(workspaces.id, refunds.workspaceId))
    .innerJoin(users, eq(users.id, refunds.askedBy))
    .where(where)
    .orderBy(desc(refunds.id))
    .limit(PAGE + 1);
}

/** The company has closed, and there are credits in the currency of the refund. */
const isLeft = sql<boolean>`${workspaces.closedAt} is not null and exists (
  select from ${ledgerAccounts} join ${ledgerBalances} on ${eq(ledgerBalances.accountId, ledgerAccounts.id)}
  where ${and(
    eq(ledgerAccounts.workspaceId, refunds.workspaceId),
    eq(ledgerAccounts.currency, refunds.currency),
    eq(ledgerAccounts.kind, 'available'),
    gt(ledgerBalances.cents, 0),
  )})`;

/** A second administrator was asked to approve it, or whether it came back. */
const isAsked = sql<boolean>`exists (
  select from approvals a where a.about_id = ${refunds.id} and a.state = 'open' and a.kind in (${REFUND_KIND}, ${REFUND_RETURN_KIND}))`;

function presentRefund(
  { refund, company, askedBy, isLeft: hasCredits, isAsked: isOpen }: Awaited<ReturnType<typeof selectRefunds>>[number],
  readerId: string,
): RefundView {
  const { id, workspaceId, way, currency, cents, reason, closesAccount, state, createdAt } = refund;
  const waitsForHand = isByHand(way) && state === 'asked';
  return {
    ...{ refundId: id, workspaceId, company, way, currency, cents, reason, closesAccount, state, askedBy },
    createdAt: createdAt.toISOString(),
    abilities: {
      done: waitsForHand && refund.askedBy !== readerId,
      cancel: waitsForHand,
      payOut: state === 'returned' && hasCredits,
      returned: isByHand(way) && state === 'done' && !isOpen,
    },
    isAsked: isOpen,
  };
}

export async function readOptions(context: SignedInContext, workspaceId: string) {
  const { database } = context;
  const [space] = await database
    .select({ legalCompany: workspaces.legalCompany })
    .from(workspaces)
    .where(eq(workspaces.id, workspaceId));
  if (!space) throw platformErrors.notFound();
  const wallets = await database
    .select({ currency: ledgerAccounts.currency, availableCents: ledgerBalances.cents })
    .from(ledgerAccounts)
    .innerJoin(ledgerBalances, eq(ledgerBalances.accountId, ledgerAccounts.id))
    .where(and(eq(ledgerAccounts.workspaceId, workspaceId), eq(ledgerAccounts.kind, 'available')))
    .orderBy(ledgerAccounts.currency);
  const { legalCompany } = space;
  return {
    wallets,
    taxId: legalCompany?.kind === 'brazilian' ? formatTaxId(legalCompany) : null,
    orders: await listRefundable(context, workspaceId),
  };
}

async function listRefundable(context: SignedInContext, workspaceId: string) {
  const provider = findProvider(context);
  const methods = provider?.methods.filter(takesRefund) ?? [];
  if (!provider || methods.length === 0) return [];
  const paid = await context.database
    .select({ order: orders, refunded: refundedOf })
    .from(orders)
    .where(
      and(
        eq(orders.workspaceId, workspaceId),
        eq(orders.state, 'paid'),
        eq(orders.provider, provider.name),
        inArray(orders.method, methods),
        sql`${orders.cents} > ${refundedOf}`,
      ),
    )
    .orderBy(desc(orders.id))
    .limit(SHOWN_ORDERS);
  return paid.map(({ order: { id, method, currency, cents, endedAt }, refunded }) => ({
    ...{ orderId: id, method, currency, cents, refundableCents: cents - refunded },
    paidAt: endedAt!.toISOString(),
  }));
}

/** What of an order went back or is on its way back. */
export const refundedOf = sql<number>`(
  select coalesce(sum(${refunds.cents}), 0)::float8 from ${refunds}
  where ${and(eq(refunds.orderId, orders.id), notInArray(refunds.state, ['failed', 'returned']))})`.mapWith(Number);
