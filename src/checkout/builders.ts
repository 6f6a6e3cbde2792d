import { addMonths } from '#platform/calendar/add-months.ts';
import { businessDaysAfter } from '#platform/calendar/business-days.ts';
import { newId } from '#platform/db/columns.ts';
import type { Database } from '#platform/db/connection.ts';
import { reserveMoney } from '#wallet/ledger/server/reserve-money.ts';
import { isEnded, type OrderState } from './orders/rules/order-states.ts';
import { BOLETO_BUSINESS_DAYS, type PaymentMethod, PIX_MINUTES } from './orders/rules/order-terms.ts';
import { sandboxBoleto, sandboxPixCode } from './orders/server/provider/sandbox-provider.ts';
import { creditWallet } from './orders/server/settle-order.ts';
import { orders, sandboxPayments } from './orders/server/tables.ts';
import { refunds } from './refunds/server/tables.ts';
import { type PlanId, productOf } from './rules/plan-catalogue.ts';
import type { ServiceOrderItem } from './rules/service-order-terms.ts';
import { makeServiceOrder, orderPlan } from './service-orders/server/make-service-order.ts';
import { causeOfPlan } from './subscriptions/rules/subscription-states.ts';
import { subscriptions } from './subscriptions/server/tables.ts';

interface OrderToBuild {
  workspaceId: string;
  ownerId: string;
  method: PaymentMethod;
  cents: number;
  state: Extract<OrderState, 'open' | 'processing' | 'paid' | 'expired'>;
  at: Date;
}

const HOUR_MS = 3_600_000;

/** An order of the sandbox as it stands after `state`, with the sandbox's side of it and, once paid, the credits. */
export async function buildOrder(
  transaction: Database,
  { workspaceId, ownerId, method, cents, state, at }: OrderToBuild,
): Promise<{ orderId: string; transactionId: string | null }> {
  const [orderId, reference] = [newId(), newId()];
  const expiresAt =
    method === 'pix' ? new Date(at.getTime() + PIX_MINUTES * 60_000) : businessDaysAfter(at, BOLETO_BUSINESS_DAYS);
  const paidAt = state === 'paid' || state === 'processing' ? new Date(at.getTime() + HOUR_MS / 4) : null;
  const settlesAt = paidAt && (state === 'paid' ? paidAt : businessDaysAfter(new Date(), 2));
  const [order] = await transaction
    .insert(orders)
    .values({
      ...{ id: orderId, workspaceId, createdBy: ownerId, kind: 'topUp', method, currency: 'BRL', cents, state },
      ...{ provider: 'sandbox', reference, expiresAt, createdAt: at },
      instructions: {
        pixCode: method === 'pix' ? sandboxPixCode({ id: reference, cents }) : null,
        boletoBarcode: method === 'boleto' ? sandboxBoleto({ id: reference, cents, dueAt: expiresAt }) : null,
      },
      lookAt: isEnded(state) ? null : new Date(),
      endedAt: isEnded(state) ? (paidAt ?? expiresAt) : null,
    })
    .returning();
  await transaction.insert(sandboxPayments).values({
    ...{ id: reference, orderId, method, currency: 'BRL', cents, expiresAt, paidAt, settlesAt, createdAt: at },
    outcome: paidAt === null ? 'waiting' : 'paid',
  });
  const credit = state === 'paid' ? await creditWallet(transaction, order!, paidAt!) : null;
  return { orderId, transactionId: credit?.transactionId ?? null };
}

interface ServiceToBuild {
  workspaceId: string;
  createdBy: string;
  cents: number;
  description: string;
}

export async function buildServiceOrder(
  transaction: Database,
  { workspaceId, createdBy, cents, description }: ServiceToBuild,
): Promise<string> {
  const made = await makeServiceOrder(
    transaction,
    {
      ...{ workspaceId, createdBy, description, type: 'candidates', planId: null, currency: 'BRL', cause: null },
      ...{ items: [{ kind: 'service', cents }], isMailed: false },
    },
    { holidays: new Set(), now: new Date() },
  );
  return made!.serviceOrderId;
}

interface SubscriptionToBuild {
  workspaceId: string;
  ownerId: string;
  planId: PlanId;
  /** Null: it waits for its first payment. */
  startedOn: string | null;
  monthlyCents?: number;
  /** When it was chosen. */
  at?: Date;
}

/** A plan in its first month, or one that waits for its payment. */
export async function buildSubscription(
  transaction: Database,
  { workspaceId, ownerId, planId, startedOn, monthlyCents = 500_00, at = new Date() }: SubscriptionToBuild,
): Promise<string> {
  const id = newId();
  await transaction.insert(subscriptions).values({
    ...{ id, workspaceId, planId, product: productOf(planId), monthlyCents, includedUnits: 3, unitCents: 90_00 },
    ...{ termsVersion: '2026-11-27', acceptedBy: ownerId, startedOn },
    ...(startedOn !== null && { state: 'active', billedUntil: addMonths(startedOn, 1) }),
  });
  if (startedOn === null) {
    const items: ServiceOrderItem[] = [{ kind: 'plan', cents: monthlyCents }];
    const order = { items, cause: causeOfPlan(id, 'start'), createdBy: ownerId, isMailed: false };
    await orderPlan(transaction, { workspaceId, planId }, order, { holidays: new Set(), now: at });
  }
  return id;
}

/** A refund by hand that somebody asked for, of credits that the company has. */
export async function buildRefund(
  transaction: Database,
  { workspaceId, askedBy, cents }: { workspaceId: string; askedBy: string; cents: number },
): Promise<string> {
  const [id, now] = [newId(), new Date()];
  const { reservationId } = await reserveMoney(
    transaction,
    {
      ...{ key: `refund:${id}`, currency: 'BRL', actorId: askedBy, workspaceId },
      cause: { kind: 'space', id: workspaceId },
      taken: [{ account: { kind: 'available', workspaceId }, cents }],
    },
    now,
  );
  const refund = { id, workspaceId, askedBy, cents, reservationId, reason: 'Conta encerrada', createdAt: now };
  await transaction.insert(refunds).values({ ...refund, way: 'pix', currency: 'BRL' });
  return id;
}
