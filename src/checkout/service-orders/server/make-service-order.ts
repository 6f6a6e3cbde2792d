import { checkoutHappenings } from '#checkout/happenings.ts';
import type { PlanId } from '#checkout/rules/plan-catalogue.ts';
import type { ServiceOrderItem } from '#checkout/rules/service-order-item.ts';
import {
  DUE_BUSINESS_DAYS,
  type ServiceOrderType,
  sumOfItems,
} from '#checkout/service-orders/rules/service-order-terms.ts';
import { businessDaysAfter, dateInSaoPaulo, type OwnHolidays } from '#platform/calendar/business-days.ts';
import { newId } from '#platform/db/columns.ts';
import type { Database } from '#platform/db/connection.ts';
import { recordHappening } from '#platform/happenings/record-happening.ts';
import type { Currency } from '#platform/money/currencies.ts';
import { mailServiceOrder } from './mail-service-order.ts';
import { serviceOrders } from './tables.ts';

interface OrderToMake {
  workspaceId: string;
  createdBy: string | null;
  type: ServiceOrderType;
  planId: PlanId | null;
  description: string;
  currency: Currency;
  items: ServiceOrderItem[];
  cause: string | null;
}

interface Around {
  holidays: OwnHolidays;
  now: Date;
  /** False: whoever orders stands before the payment already. */
  isMailed: boolean;
}

/** Asks a company for money, once for each cause. Null: it was asked before. */
export async function makeServiceOrder(
  transaction: Database,
  order: OrderToMake,
  { holidays, now, isMailed }: Around,
): Promise<{ serviceOrderId: string } | null> {
  const [made] = await transaction
    .insert(serviceOrders)
    .values({
      ...order,
      id: newId(),
      cents: sumOfItems(order.items),
      dueOn: dateInSaoPaulo(businessDaysAfter(now, DUE_BUSINESS_DAYS, holidays)),
      createdAt: now,
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
