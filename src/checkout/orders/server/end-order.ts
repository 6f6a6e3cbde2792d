import { eq } from 'drizzle-orm';
import { checkoutErrors } from '#checkout/errors.ts';
import type { SandboxAction } from '#checkout/orders/rules/sandbox-actions.ts';
import { findProvider } from '#checkout/orders/server/provider/find-provider.ts';
import { actInSandbox } from '#checkout/orders/server/provider/sandbox-provider.ts';
import { describeProblem } from '#platform/errors/describe-problem.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { requireOrder } from './find-order.ts';
import { changeState, settleOrder } from './settle-order.ts';
import { orders } from './tables.ts';

/** Ends an order that nobody has paid. Where the provider does not answer, the code stays payable, and what comes is credited. */
export async function cancelOrder(context: SignedInContext, orderId: string): Promise<void> {
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
export async function takeSandboxAction(
  context: SignedInContext,
  orderId: string,
  action: SandboxAction,
): Promise<void> {
  const { database, settings, now } = context;
  const order = await requireOrder(database, context, orderId);
  if (!findProvider(context)?.isSandbox) throw platformErrors.notFound();
  const { holidays } = settings;
  const isDone = order.reference !== null && (await actInSandbox({ database, now, holidays }, order.reference, action));
  if (!isDone) throw checkoutErrors.orderEnded();
  await settleOrder(context, order.id);
}
