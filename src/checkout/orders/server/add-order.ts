import { checkoutHappenings } from '#checkout/happenings.ts';
import { nextLookAt } from '#checkout/orders/rules/order-states.ts';
import {
  BOLETO_BUSINESS_DAYS,
  CARD_HOURS,
  type PaymentMethod,
  PIX_MINUTES,
} from '#checkout/orders/rules/order-terms.ts';
import type { PaymentProvider } from '#checkout/orders/server/provider/payment-provider.ts';
import { businessDaysAfter } from '#platform/calendar/business-days.ts';
import { newId } from '#platform/db/columns.ts';
import type { Database } from '#platform/db/connection.ts';
import { describeProblem } from '#platform/errors/describe-problem.ts';
import { recordHappening } from '#platform/happenings/record-happening.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import type { Currency } from '#platform/money/currencies.ts';
import { beginOrFail } from './settle-order.ts';
import { type Order, orders } from './tables.ts';

interface OrderToAdd {
  workspaceId: string;
  /** Null: it is for credits. */
  serviceOrderId: string | null;
  currency: Currency;
  cents: number;
  method: PaymentMethod;
}

/** Writes an order that waits for its payment. */
export async function addOrder(
  transaction: Database,
  { session, settings, now }: SignedInContext,
  provider: PaymentProvider,
  order: OrderToAdd,
): Promise<Order> {
  const kind = order.serviceOrderId === null ? 'topUp' : 'service';
  const [added] = await transaction
    .insert(orders)
    .values({
      ...{ ...order, id: newId(), createdBy: session.userId, kind, provider: provider.name, createdAt: now },
      lookAt: nextLookAt('open', { now, endedAt: null }),
      expiresAt: expiryOf(order.method, now, settings.holidays),
    })
    .returning();
  await recordHappening(transaction, {
    ...{ name: checkoutHappenings.ordered, workspaceId: order.workspaceId, actorId: session.userId },
    ids: { orderId: added!.id },
  });
  return added!;
}

/** Asks the provider for what an order is paid with. Where it does not answer, it is asked again every minute. */
export async function tryToBegin(context: SignedInContext, provider: PaymentProvider, order: Order): Promise<void> {
  await beginOrFail(context, provider, order).catch((failure: unknown) =>
    context.log.warn({ problem: describeProblem(failure), orderId: order.id }, 'the payment provider did not answer'),
  );
}

function expiryOf(method: PaymentMethod, now: Date, holidays: ReadonlySet<string>): Date {
  if (method === 'boleto') return businessDaysAfter(now, BOLETO_BUSINESS_DAYS, holidays);
  return new Date(now.getTime() + (method === 'pix' ? PIX_MINUTES : CARD_HOURS * 60) * 60_000);
}
