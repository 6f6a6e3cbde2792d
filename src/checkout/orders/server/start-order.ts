import { and, count, eq } from 'drizzle-orm';
import { checkoutErrors } from '#checkout/errors.ts';
import {
  findAmountProblem,
  OPEN_AT_ONCE,
  type PaymentMethod,
  takesCurrency,
} from '#checkout/orders/rules/order-terms.ts';
import { findProvider } from '#checkout/orders/server/provider/find-provider.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import type { Currency } from '#platform/money/currencies.ts';
import { workspaces } from '#workspaces/server/tables.ts';
import { addOrder, tryToBegin } from './add-order.ts';
import { requireSpace } from './find-order.ts';
import { orders } from './tables.ts';

interface TopUp {
  currency: Currency;
  cents: number;
  method: PaymentMethod;
}

/** Orders credits and asks the provider for what they are paid with. */
export async function startOrder(
  context: SignedInContext,
  { currency, cents, method }: TopUp,
): Promise<{ orderId: string }> {
  const { database } = context;
  const workspaceId = requireSpace(context);
  const provider = findProvider(context);
  if (!provider) throw checkoutErrors.paymentsOff();
  if (!provider.methods.includes(method) || !takesCurrency(method, currency)) throw checkoutErrors.methodMissing();
  const problem = findAmountProblem(method, cents);
  if (problem) throw checkoutErrors[problem]();
  const order = await database.transaction(async (transaction) => {
    // The space's row is locked, so that parallel orders are counted one after the other.
    const [space] = await transaction
      .select({ legalCompany: workspaces.legalCompany })
      .from(workspaces)
      .where(eq(workspaces.id, workspaceId))
      .for('no key update');
    if (method === 'boleto' && space?.legalCompany?.kind !== 'brazilian') throw checkoutErrors.companyMissing();
    const [open] = await transaction
      .select({ total: count() })
      .from(orders)
      .where(and(eq(orders.workspaceId, workspaceId), eq(orders.kind, 'topUp'), eq(orders.state, 'open')));
    if (open!.total >= OPEN_AT_ONCE) throw checkoutErrors.tooManyOpen({ count: OPEN_AT_ONCE });
    return addOrder(transaction, context, provider, { workspaceId, serviceOrderId: null, currency, cents, method });
  });
  await tryToBegin(context, provider, order);
  return { orderId: order.id };
}
