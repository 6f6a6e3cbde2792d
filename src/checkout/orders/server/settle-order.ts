import { and, eq, isNull } from 'drizzle-orm';
import { checkoutErrors } from '#checkout/errors.ts';
import { checkoutHappenings } from '#checkout/happenings.ts';
import {
  isEnded,
  lastWordAt,
  nextLookAt,
  type OrderReport,
  type OrderState,
  stateAfter,
} from '#checkout/orders/rules/order-states.ts';
import { findReportProblem, type ReportedAmount, type ReportProblem } from '#checkout/orders/rules/provider-reports.ts';
import { payServiceOrder } from '#checkout/service-orders/server/pay-service-order.ts';
import { serviceOrders } from '#checkout/service-orders/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import { ProductError } from '#platform/errors/product-error.ts';
import { recordHappening } from '#platform/happenings/record-happening.ts';
import type { JobContext } from '#platform/jobs/job-context.ts';
import { announceWallets } from '#wallet/ledger/server/announce-wallet.ts';
import { workspaces } from '#workspaces/server/tables.ts';
import { postArrival } from './disputes/debts.ts';
import { holdReport, releaseReport } from './held/hold-report.ts';
import { mailOrderNews } from './mail-order-news.ts';
import { findProvider } from './provider/find-provider.ts';
import type { Payer, PaymentProvider, ReportedPayment } from './provider/payment-provider.ts';
import { type Order, orders } from './tables.ts';

type Around = Pick<JobContext, 'database' | 'settings' | 'now'>;

/**
 * The one way in which an order learns of its payment: asks the provider, then changes the order, the wallet and who is told in one
 * transaction. It may be called by anybody at any time and as often as one likes.
 */
export async function settleOrder(context: Around, orderId: string): Promise<void> {
  const { database, now } = context;
  const provider = findProvider(context);
  const [order] = await database.select().from(orders).where(eq(orders.id, orderId));
  if (!order || !provider || order.provider !== provider.name || order.state === 'paid') return;
  if (order.reference === null) {
    if (order.state !== 'open') return;
    // Nobody could pay yet; it ends all the same, so that nobody waits for what never came.
    if (now >= order.expiresAt) await takeReport(context, orderId, 'ended');
    else await beginOrFail(context, provider, order);
    return;
  }
  const read = await provider.read(order.reference);
  const isOver =
    read.reported === 'waiting' && order.state === 'open' && now >= lastWordAt(order, context.settings.holidays);
  // A card can be used as long as its payment is open; whoever was faster has paid, which the next look finds.
  if (isOver) await provider.cancel(order.reference);
  const difference = differenceOf(read, order);
  await takeReport(context, orderId, isOver ? 'ended' : difference ? 'differs' : read.reported, difference);
  if (!isOver && read.reported === 'waiting' && order.state === 'open' && order.serviceOrderId !== null)
    await endUnneeded(context, provider, { ...order, reference: order.reference });
}

/** Begins the payment of an order; one that the provider will never take fails. */
export async function beginOrFail(context: Around, provider: PaymentProvider, order: Order): Promise<void> {
  try {
    await beginPayment(context, provider, order);
  } catch (problem) {
    if (!(problem instanceof ProductError) || problem.code !== checkoutErrors.paymentRefused.code) throw problem;
    await takeReport(context, order.id, 'failed');
  }
}

/** Ends a payment for a service order that was paid otherwise or canceled. */
async function endUnneeded(
  { database, now }: Around,
  provider: PaymentProvider,
  { id, serviceOrderId, reference }: Order & { reference: string },
): Promise<void> {
  const isUnneeded = await database.transaction(async (transaction) => {
    const [service] = await transaction
      .select({ state: serviceOrders.state })
      .from(serviceOrders)
      .where(eq(serviceOrders.id, serviceOrderId!))
      .for('share');
    const [order] = await transaction.select().from(orders).where(eq(orders.id, id)).for('update');
    if (service!.state === 'open' || order!.state !== 'open') return false;
    await changeState(transaction, order!, 'canceled', now);
    return true;
  });
  if (isUnneeded) await provider.cancel(reference);
}

interface Difference {
  reported: ReportedAmount;
  problem: ReportProblem;
}

/** How what was paid differs from what was ordered; null: not at all, or nobody has paid yet. */
function differenceOf(read: ReportedPayment, order: Order): Difference | null {
  const isMoney = read.reported === 'processing' || read.reported === 'succeeded';
  const problem = isMoney ? findReportProblem(read, order) : null;
  return problem && { reported: read, problem };
}

/** What the provider said, taken by the order. What differs is held. */
async function takeReport(
  context: Around,
  orderId: string,
  reported: OrderReport,
  difference: Difference | null = null,
): Promise<void> {
  const { database, settings, now } = context;
  await database.transaction(async (transaction) => {
    const isServiceOpen = await lockServiceOf(transaction, orderId);
    const [order] = await transaction.select().from(orders).where(eq(orders.id, orderId)).for('update');
    const state = stateAfter(order!.state, reported);
    if (state === null) {
      await transaction
        .update(orders)
        .set({ lookAt: nextLookAt(order!.state, { now, endedAt: order!.endedAt }) })
        .where(eq(orders.id, orderId));
      return;
    }
    await changeState(transaction, order!, state, now);
    const { serviceOrderId, reference } = order!;
    if (difference)
      await holdReport(transaction, {
        ...difference,
        ...{ kind: 'payment', reference: reference!, order: order!, expected: order!, now },
      });
    else if (order!.state === 'held') await releaseReport(transaction, reference!);
    let isWhole = true;
    if (state === 'paid') {
      ({ isWhole } = await creditWallet(transaction, order!, now));
      // Whoever pays twice, or for a canceled order, has credits for it; what repaid a debt pays nothing else.
      if (
        serviceOrderId !== null &&
        isWhole &&
        (await payServiceOrder(
          transaction,
          { serviceOrderId, paidCents: order!.cents, actorId: null },
          { ...settings, now },
        ))
      )
        return;
    }
    await mailOrderNews(transaction, order!, state, { isWhole, isServiceOpen, now });
  });
}

/** The service order is locked before its payments, as whoever begins a payment does. Answers whether there is one that waits to be paid. */
async function lockServiceOf(transaction: Database, orderId: string): Promise<boolean> {
  const [service] = await transaction
    .select({ state: serviceOrders.state })
    .from(serviceOrders)
    .innerJoin(orders, eq(orders.serviceOrderId, serviceOrders.id))
    .where(eq(orders.id, orderId))
    .for('update', { of: serviceOrders });
  return service?.state === 'open';
}

const happeningOf = {
  processing: checkoutHappenings.paymentSeen,
  paid: checkoutHappenings.paid,
  expired: checkoutHappenings.ended,
  failed: checkoutHappenings.ended,
  canceled: checkoutHappenings.ended,
  held: checkoutHappenings.ended,
} as const;

/** Writes the state of a locked order, and that it happened. `actorId` null: it followed from the payment. */
export async function changeState(
  transaction: Database,
  order: Order,
  state: Exclude<OrderState, 'open'>,
  now: Date,
  actorId: string | null = null,
): Promise<void> {
  const endedAt = isEnded(state) ? now : null;
  await transaction
    .update(orders)
    .set({ state, endedAt, lookAt: nextLookAt(state, { now, endedAt }) })
    .where(eq(orders.id, order.id));
  await recordHappening(transaction, {
    ...{ name: happeningOf[state], workspaceId: order.workspaceId, actorId },
    ids: { orderId: order.id },
  });
  // What is on its way is a figure of the wallet, too.
  await announceWallets(transaction, [order.workspaceId]);
}

/** Puts the credits of an order into its company’s wallet, once. */
export function creditWallet(transaction: Database, { id, workspaceId, currency, cents }: Order, now: Date) {
  const arrival = { key: `order:${id}:settled`, type: 'topUp' as const, cause: { kind: 'order' as const, id } };
  return postArrival(transaction, { ...arrival, workspaceId, currency, cents }, now);
}

/** Asks the provider for what an order is paid with, and keeps it. Asked twice, the provider answers the same payment. */
async function beginPayment(
  { database }: { database: Database },
  provider: PaymentProvider,
  { id: orderId, workspaceId, method, currency, cents, expiresAt, createdAt: orderedAt }: Order,
): Promise<void> {
  const payer = method === 'boleto' ? await findPayer(database, workspaceId) : null;
  const begun = await provider.begin({ orderId, method, currency, cents, expiresAt, orderedAt, payer });
  await database
    .update(orders)
    .set(begun)
    .where(and(eq(orders.id, orderId), isNull(orders.reference)));
}

/** Whom a boleto names; null: no Brazilian company. */
export async function findPayer(database: Database, workspaceId: string): Promise<Payer | null> {
  const [space] = await database
    .select({ legalCompany: workspaces.legalCompany })
    .from(workspaces)
    .where(eq(workspaces.id, workspaceId));
  const company = space?.legalCompany;
  if (company?.kind !== 'brazilian') return null;
  const { companyName: name, financeEmail: email, taxId, address, number, city, district, postalCode } = company;
  return { name, email, taxId, address: { line: `${address}, ${number}`, city, state: district, postalCode } };
}
