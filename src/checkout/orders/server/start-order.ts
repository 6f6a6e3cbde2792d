import { and, count, eq } from 'drizzle-orm';
import { checkoutErrors } from '#checkout/errors.ts';
import { checkoutHappenings } from '#checkout/happenings.ts';
import {
  BOLETO_BUSINESS_DAYS,
  findAmountProblem,
  OPEN_AT_ONCE,
  type PaymentMethod,
  PIX_MINUTES,
} from '#checkout/orders/rules/order-terms.ts';
import { nextLookAt } from '#checkout/orders/rules/order-states.ts';
import { findProvider } from '#checkout/orders/server/provider/find-provider.ts';
import { businessDaysAfter } from '#platform/calendar/business-days.ts';
import { newId } from '#platform/db/columns.ts';
import { describeProblem } from '#platform/errors/describe-problem.ts';
import { recordHappening } from '#platform/happenings/record-happening.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { workspaces } from '#workspaces/server/tables.ts';
import { beginPayment } from './begin-payment.ts';
import { requireSpace } from './find-order.ts';
import { orders } from './tables.ts';

interface TopUp {
  cents: number;
  method: PaymentMethod;
}

/** Orders credits in reais and asks the provider for what they are paid with. Where it does not answer, it is asked again by itself. */
export async function startOrder(context: SignedInContext, { cents, method }: TopUp): Promise<{ orderId: string }> {
  const { database, session, settings, log, now } = context;
  const workspaceId = requireSpace(context);
  const provider = findProvider(context);
  if (!provider) throw checkoutErrors.paymentsOff();
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
    const [added] = await transaction
      .insert(orders)
      .values({
        ...{ id: newId(), workspaceId, createdBy: session.userId, kind: 'topUp', currency: 'BRL', cents, method },
        ...{ provider: provider.name, createdAt: now, lookAt: nextLookAt('open', { now, endedAt: null }) },
        expiresAt: expiryOf(method, now, settings.holidays),
      })
      .returning();
    await recordHappening(transaction, {
      ...{ name: checkoutHappenings.ordered, workspaceId, actorId: session.userId },
      ids: { orderId: added!.id },
    });
    return added!;
  });
  await beginPayment(context, provider, order).catch((failure: unknown) =>
    log.warn({ problem: describeProblem(failure), orderId: order.id }, 'the payment provider did not answer'),
  );
  return { orderId: order.id };
}

/** Until when a payment that begins now can be made. */
export function expiryOf(method: PaymentMethod, now: Date, holidays: ReadonlySet<string>): Date {
  return method === 'pix'
    ? new Date(now.getTime() + PIX_MINUTES * 60_000)
    : businessDaysAfter(now, BOLETO_BUSINESS_DAYS, holidays);
}
