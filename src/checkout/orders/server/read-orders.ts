import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { OrderView } from '#checkout/orders/contract.ts';
import { isEnded, isOverdueBoleto, possibleActions } from '#checkout/orders/rules/order-states.ts';
import type { ServicePaymentMethod } from '#checkout/orders/rules/order-terms.ts';
import {
  findLateCents,
  findServiceOrder,
  listServiceOrders,
  presentServiceOrder,
} from '#checkout/service-orders/server/find-service-orders.ts';
import type { ServiceOrder } from '#checkout/service-orders/server/tables.ts';
import { formatTypeableLine, typeableLine } from '#platform/brazil/boleto.ts';
import { drawBarcode } from '#platform/brazil/draw-barcode.ts';
import { dateInSaoPaulo } from '#platform/calendar/business-days.ts';
import type { Database } from '#platform/db/connection.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { listDebts, readBalanceOf } from '#wallet/ledger/server/read-balances.ts';
import { readFeeOfToday } from '#wallet/prices/server/service-fees.ts';
import { boletoOf } from './boleto-document.ts';
import { findOrder, repaidCents, requireSpace, sumRepaidOfService } from './find-order.ts';
import { findProvider } from './provider/find-provider.ts';
import { possibleMethods } from './start-order.ts';
import { type Order, orders } from './tables.ts';

const PAGE = 20;

/** A bank took its money back, and has not given it back. */
const isDisputed = sql<boolean>`exists (
  select from disputes d where d.order_id = orders.id and d.state <> 'won')`;

/** What became of the money of a payment. */
async function readFate(database: Database, orderId: string) {
  const [found] = await database.select({ isDisputed, repaidCents }).from(orders).where(eq(orders.id, orderId));
  return found!;
}

/** The orders of the caller's space, newest first. */
export async function listOrders(context: SignedInContext, cursor: string | undefined) {
  const { database, now } = context;
  const workspaceId = requireSpace(context);
  const isOlder = cursor === undefined ? undefined : lt(orders.id, cursor);
  const rows = await database
    .select({ order: orders, isDisputed })
    .from(orders)
    .where(and(eq(orders.workspaceId, workspaceId), eq(orders.kind, 'topUp'), isOlder))
    .orderBy(desc(orders.id))
    .limit(PAGE + 1);
  const provider = findProvider(context);
  const debts = await listDebts(database, workspaceId);
  const isFree = debts.every(({ currency }) => currency !== 'BRL');
  return {
    orders: rows.slice(0, PAGE).map((row) => presentRow(row.order, row.isDisputed)),
    next: rows.length > PAGE ? rows[PAGE - 1]!.order.id : null,
    debts,
    walletCents: isFree ? await readBalanceOf(database, { kind: 'available', workspaceId }, 'BRL') : 0,
    methods: [...(provider?.methods ?? [])],
    isSandbox: provider?.isSandbox ?? false,
    serviceFee: await readFeeOfToday(database, now),
  };
}

/** What the caller's space was asked to pay for services and plans, newest first. */
export async function listOwnServices(context: SignedInContext, cursor?: string) {
  const { orders: services, next } = await listServiceOrders(context, { workspaceId: requireSpace(context), cursor });
  return { services, next };
}

/** An order of the caller's space, with what it is paid with while it can be; a service order by its own id too. */
export async function readOrder(context: SignedInContext, orderId: string): Promise<OrderView> {
  const { database, now } = context;
  const order = await findOrder(database, context, orderId);
  const serviceId = order ? order.serviceOrderId : orderId;
  const found = serviceId === null ? null : await findServiceOrder(database, serviceId, requireSpace(context));
  const isPaying = order?.state === 'open' || order?.state === 'processing';
  const service = found && presentServiceOrder(found, context, isPaying ? order.cents : undefined);
  // Whatever still waits for a service that was paid otherwise or canceled ends within a minute.
  const isUnneeded = order?.state === 'open' && found !== null && found.order.state !== 'open';
  const isOpenService = service?.state === 'open' && orderId === service.serviceOrderId;
  const repaidOfService = isOpenService ? await sumRepaidOfService(database, orderId) : 0;
  if (order && !isUnneeded) {
    const fate = await readFate(database, order.id);
    const view = await presentPayment(order, fate.isDisputed, now);
    // Whoever reads the service order need not wait for the bank's word on a boleto of it.
    const pay = isOpenService && found && isOverdueBoleto(order, now) ? await listWaysToPay(context, found.order) : [];
    const repaid = isOpenService ? repaidOfService : fate.repaidCents;
    return { ...view, service, repaidCents: repaid, abilities: { ...view.abilities, pay } };
  }
  if (!found || !service) throw platformErrors.notFound();
  const { serviceOrderId, currency, cents, state, createdAt, dueOn } = service;
  return {
    ...{ orderId: serviceOrderId, kind: 'service', method: null, currency, cents, state, createdAt, service },
    ...{ refundedCents: 0, isDisputed: false, repaidCents: repaidOfService },
    expiresAt: new Date(`${dueOn}T23:59:59-03:00`).toISOString(),
    isSandbox: findProvider(context)?.isSandbox ?? false,
    ...{ pix: null, boleto: null, card: null },
    abilities: {
      cancel: false,
      downloadBoleto: false,
      act: [],
      pay: state === 'open' ? await listWaysToPay(context, found.order) : [],
    },
  };
}

async function listWaysToPay(context: SignedInContext, order: ServiceOrder): Promise<ServicePaymentMethod[]> {
  const { workspaceId, currency, type } = order;
  const cents = order.cents + findLateCents(order, context);
  const methods = possibleMethods(findProvider(context), { currency, cents });
  if (type === 'credits') return methods;
  const { database } = context;
  const availableCents = await readBalanceOf(database, { kind: 'available', workspaceId }, currency);
  // Whoever owes after a chargeback pays nothing from the wallet.
  const isFree =
    availableCents >= cents && (await readBalanceOf(database, { kind: 'debt', workspaceId }, currency)) === 0;
  return isFree ? [...methods, 'credits'] : methods;
}

const noInstructions = { pixCode: null, boletoBarcode: null, cardSecret: null };

async function presentPayment(order: Order, hasDispute: boolean, now: Date) {
  const { pixCode, boletoBarcode, cardSecret } = (order.state === 'open' && order.instructions) || noInstructions;
  const isSandbox = order.provider === 'sandbox';
  return {
    ...presentRow(order, hasDispute),
    isSandbox,
    pix: pixCode === null ? null : { code: pixCode, picture: await drawQrCode(pixCode) },
    boleto:
      boletoBarcode === null
        ? null
        : {
            line: formatTypeableLine(typeableLine(boletoBarcode)),
            picture: pictureOf(drawBarcode(boletoBarcode)),
            dueOn: dateInSaoPaulo(order.expiresAt),
            isOverdue: now >= order.expiresAt,
          },
    card: cardSecret ? { secret: cardSecret } : null,
    abilities: {
      cancel: order.state === 'open',
      downloadBoleto: boletoOf(order) !== null,
      act: isSandbox && order.reference !== null && !isEnded(order.state) ? possibleActions(order.state) : [],
    },
  };
}

const pictureOf = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;

function presentRow(
  { id, kind, method, currency, cents, refundedCents, state, createdAt, expiresAt }: Order,
  hasDispute: boolean,
) {
  return {
    ...{ orderId: id, kind, method, currency, cents, refundedCents, isDisputed: hasDispute, state },
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  };
}

/** A QR code as the address of a picture. */
async function drawQrCode(text: string): Promise<string> {
  // Loaded when first needed, because no start needs its sixty modules.
  const { toString } = await import('qrcode');
  const drawing = await toString(text, { type: 'svg', margin: 2, errorCorrectionLevel: 'M' });
  return pictureOf(drawing);
}
