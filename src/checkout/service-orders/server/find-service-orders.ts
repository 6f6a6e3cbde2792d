import { and, desc, eq, ilike, lt, type SQL, sql } from 'drizzle-orm';
import type { PlanId } from '#checkout/rules/plan-catalogue.ts';
import type { ServiceOrderState } from '#checkout/rules/service-order-terms.ts';
import type { ServiceOrderView } from '#checkout/service-orders/contract.ts';
import { isChargeable, lateCents, lateItems } from '#checkout/service-orders/rules/arrears.ts';
import { dateInSaoPaulo } from '#platform/calendar/business-days.ts';
import type { Database } from '#platform/db/connection.ts';
import type { JobContext } from '#platform/jobs/job-context.ts';
import { workspaces } from '#workspaces/server/tables.ts';
import { type ServiceOrder, serviceOrders } from './tables.ts';

/** What a second administrator is asked about an order. */
export const CANCEL_KIND = 'orderCancel';
const PAGE = 30;

interface Filter {
  state?: ServiceOrderState | undefined;
  search?: string;
  workspaceId?: string;
  cursor?: string | undefined;
}

export async function listServiceOrders(
  context: Pick<JobContext, 'database' | 'settings' | 'now'>,
  { state, search = '', workspaceId, cursor }: Filter,
) {
  const rows = await selectOrders(
    context.database,
    and(
      state && eq(serviceOrders.state, state),
      workspaceId === undefined ? undefined : eq(serviceOrders.workspaceId, workspaceId),
      search === '' ? undefined : ilike(workspaces.company, `%${search.replace(/[\\%_]/g, String.raw`\$&`)}%`),
      cursor === undefined ? undefined : lt(serviceOrders.id, cursor),
    ),
  );
  const page = rows.slice(0, PAGE);
  return {
    orders: page.map((row) => presentServiceOrder(row, context)),
    next: rows.length > PAGE ? page.at(-1)!.order.id : null,
  };
}

/** One order; of a company, only its own. Null: there is none. */
export async function findServiceOrder(
  database: Database,
  serviceOrderId: string,
  workspaceId?: string,
): Promise<Awaited<ReturnType<typeof selectOrders>>[number] | null> {
  const [row] = await selectOrders(
    database,
    and(
      eq(serviceOrders.id, serviceOrderId),
      workspaceId === undefined ? undefined : eq(serviceOrders.workspaceId, workspaceId),
    ),
  );
  return row ?? null;
}

/** Locks an order that waits to be paid; null: it is paid, canceled, or none. */
export async function lockOpenOrder(transaction: Database, which: SQL): Promise<ServiceOrder | null> {
  const [order] = await transaction.select().from(serviceOrders).where(which).for('update');
  return order?.state === 'open' ? order : null;
}

function selectOrders(database: Database, where: SQL | undefined) {
  return database
    .select({ order: serviceOrders, company: workspaces.company, isAsked })
    .from(serviceOrders)
    .innerJoin(workspaces, eq(workspaces.id, serviceOrders.workspaceId))
    .where(where)
    .orderBy(desc(serviceOrders.id))
    .limit(PAGE + 1);
}

const isAsked = sql<boolean>`exists (
  select from approvals a where a.about_id = ${serviceOrders.id} and a.state = 'open' and a.kind = ${CANCEL_KIND})`;

/** An order as it is read; while it is open, with what it costs besides today, or in the payment that waits. */
export function presentServiceOrder(
  { order, company, isAsked: isOpen }: NonNullable<Awaited<ReturnType<typeof findServiceOrder>>>,
  context: Pick<JobContext, 'settings' | 'now'>,
  paidCents?: number,
): ServiceOrderView {
  const { id, type, planId, description, currency, state, dueOn, createdAt, endedAt } = order;
  const isPaying = paidCents !== undefined && state === 'open';
  const chargedCents = isPaying ? paidCents - order.cents : findLateCents(order, context);
  const cents = order.cents + chargedCents;
  const items = [...order.items, ...lateItems(order.cents, chargedCents)];
  return {
    ...{ serviceOrderId: id, company, type, description, currency, cents, items, state, dueOn },
    planId: planId as PlanId | null,
    isAsked: isOpen,
    isOverdue: state === 'open' && dueOn < dateInSaoPaulo(context.now),
    isChargeable: state === 'open' && context.settings.lateCharges && isChargeable(order),
    createdAt: createdAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
  };
}

/** What an open order costs besides when it is paid now; nothing where the operator charges nothing. */
export function findLateCents(order: ServiceOrder, { settings, now }: Pick<JobContext, 'settings' | 'now'>): number {
  return settings.lateCharges && order.state === 'open' ? lateCents(order, dateInSaoPaulo(now)) : 0;
}
