import { checkoutHappenings } from '#checkout/happenings.ts';
import { type PlanId, type PlanProduct, productOf } from '#checkout/rules/plan-catalogue.ts';
import {
  DUE_BUSINESS_DAYS,
  type ServiceOrderItem,
  type ServiceOrderType,
  sumOfItems,
} from '#checkout/rules/service-order-terms.ts';
import type { Subscription } from '#checkout/subscriptions/server/tables.ts';
import { businessDaysAfter, dateInSaoPaulo, type OwnHolidays } from '#platform/calendar/business-days.ts';
import { newId } from '#platform/db/columns.ts';
import type { Database } from '#platform/db/connection.ts';
import { recordHappening } from '#platform/happenings/record-happening.ts';
import type { Currency } from '#platform/money/currencies.ts';
import { mailServiceOrder } from './mail-service-order.ts';
import { serviceOrders } from './tables.ts';

interface OrderToMake {
  workspaceId: string;
  /** Null: time made it. */
  createdBy: string | null;
  type: ServiceOrderType;
  planId: PlanId | null;
  description: string;
  currency: Currency;
  items: ServiceOrderItem[];
  cause: string | null;
  /** False: whoever orders stands before the payment already. */
  isMailed: boolean;
}

export interface Around {
  holidays: OwnHolidays;
  now: Date;
}

/** Asks a company for money, once for each cause. Null: it was asked before. */
export async function makeServiceOrder(
  transaction: Database,
  { isMailed, ...order }: OrderToMake,
  { holidays, now }: Around,
): Promise<{ serviceOrderId: string } | null> {
  const [made] = await transaction
    .insert(serviceOrders)
    .values({
      ...{ ...order, id: newId(), cents: sumOfItems(order.items), createdAt: now },
      dueOn: dateInSaoPaulo(businessDaysAfter(now, DUE_BUSINESS_DAYS, holidays)),
    })
    .onConflictDoNothing({ target: serviceOrders.cause })
    .returning();
  if (!made) return null;
  await recordHappening(transaction, {
    ...{ name: checkoutHappenings.serviceOrdered, workspaceId: made.workspaceId, actorId: made.createdBy },
    ids: { serviceOrderId: made.id },
  });
  if (isMailed) await mailServiceOrder(transaction, made, 'asked');
  return { serviceOrderId: made.id };
}

const typeOf: Partial<Record<PlanProduct, ServiceOrderType>> = {
  ats: 'ats',
  sourcing: 'sourcing',
  videoInterviews: 'videoInterview',
};

/** Asks a company for money that follows from its plan, once for each cause. Null: it was asked before. */
export function orderPlan(
  transaction: Database,
  { workspaceId, planId }: Pick<Subscription, 'workspaceId' | 'planId'>,
  order: Pick<OrderToMake, 'items' | 'cause' | 'createdBy' | 'isMailed'>,
  around: Around,
): Promise<{ serviceOrderId: string } | null> {
  const type = typeOf[productOf(planId)] ?? 'other';
  const made = { ...order, workspaceId, planId, type, description: '', currency: 'BRL' as const };
  return makeServiceOrder(transaction, made, around);
}
