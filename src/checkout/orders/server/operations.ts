import { eq } from 'drizzle-orm';
import { checkoutErrors } from '#checkout/errors.ts';
import { ordersContract } from '#checkout/orders/contract.ts';
import type { SandboxAction } from '#checkout/orders/rules/order-states.ts';
import { describeProblem } from '#platform/errors/describe-problem.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { implement } from '#platform/http/implement.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { makeBoletoDocument } from './boleto-document.ts';
import { findOrder, requireOrder } from './find-order.ts';
import { findProvider } from './provider/find-provider.ts';
import { actInSandbox } from './provider/sandbox-provider.ts';
import { listOrders, listOwnServices, readOrder } from './read-orders.ts';
import { changeState, settleOrder } from './settle-order.ts';
import { payService, startOrder } from './start-order.ts';
import { orders } from './tables.ts';

export const ordersOperations = implement(ordersContract, {
  'GET /orders': ({ query, context }) => listOrders(context, query.cursor),
  'GET /orders/services': ({ query, context }) => listOwnServices(context, query.cursor),
  'POST /orders': ({ body, context }) => startOrder(context, body),
  'GET /orders/{orderId}': ({ params, context }) => readOrder(context, params.orderId),
  'POST /orders/{orderId}/payment': async ({ params: { orderId }, body, context }) => {
    await payService(context, orderId, body.method);
    return readOrder(context, orderId);
  },
  'POST /orders/{orderId}/look': async ({ params: { orderId }, context }) => {
    // Whatever was settled meanwhile without paying its service order stands for it no more; the service order is read all the same.
    const order = await findOrder(context.database, context, orderId);
    if (order) await settleOrder(context, order.id);
    return readOrder(context, orderId);
  },
  'POST /orders/{orderId}/cancel': async ({ params: { orderId }, context }) => {
    await cancelOrder(context, orderId);
    return readOrder(context, orderId);
  },
  'POST /orders/{orderId}/sandboxAction': async ({ params: { orderId }, body, context }) => {
    await takeSandboxAction(context, orderId, body.action);
    return readOrder(context, orderId);
  },
  'GET /orders/{orderId}/boleto': ({ params, context }) => makeBoletoDocument(context, params.orderId),
});

/** Ends an order that nobody has paid. Where the provider does not answer, the code stays payable, and what comes is credited. */
async function cancelOrder(context: SignedInContext, orderId: string): Promise<void> {
  const { database, session, log, now } = context;
  const { id } = await requireOrder(database, context, orderId);
  const { reference } = await database.transaction(async (transaction) => {
    const [order] = await transaction.select().from(orders).where(eq(orders.id, id)).for('update');
    if (order!.state !== 'open') throw checkoutErrors.orderEnded();
    await changeState(transaction, order!, 'canceled', now, session.userId);
    return order!;
  });
  if (reference !== null)
    await findProvider(context)
      ?.cancel(reference)
      .catch((failure: unknown) => log.warn({ problem: describeProblem(failure), orderId }, 'the payment stays open'));
}

/** Does in the sandbox what a payer, a bank or time would do, and settles the order as a provider's word would. */
async function takeSandboxAction(context: SignedInContext, orderId: string, action: SandboxAction): Promise<void> {
  const { database, settings, now } = context;
  const order = await requireOrder(database, context, orderId);
  if (!findProvider(context)?.isSandbox) throw platformErrors.notFound();
  const { holidays } = settings;
  const isDone = order.reference !== null && (await actInSandbox({ database, now, holidays }, order.reference, action));
  if (!isDone) throw checkoutErrors.orderEnded();
  await settleOrder(context, order.id);
}
