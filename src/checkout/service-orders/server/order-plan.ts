import { type PlanProduct, productOf } from '#checkout/rules/plan-catalogue.ts';
import type { ServiceOrderItem } from '#checkout/rules/service-order-item.ts';
import type { ServiceOrderType } from '#checkout/service-orders/rules/service-order-terms.ts';
import { makeServiceOrder } from './make-service-order.ts';
import type { Subscription } from '#checkout/subscriptions/server/tables.ts';
import type { OwnHolidays } from '#platform/calendar/business-days.ts';
import type { Database } from '#platform/db/connection.ts';

interface PlanOrder {
  items: ServiceOrderItem[];
  cause: string;
  /** Null: time made it. */
  createdBy: string | null;
  isMailed: boolean;
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
  { isMailed, ...order }: PlanOrder,
  around: { holidays: OwnHolidays; now: Date },
): Promise<{ serviceOrderId: string } | null> {
  return makeServiceOrder(
    transaction,
    { ...order, workspaceId, planId, type: typeOf[productOf(planId)] ?? 'other', description: '', currency: 'BRL' },
    { ...around, isMailed },
  );
}
