import { and, desc, eq, sql } from 'drizzle-orm';
import { isEnded } from '#checkout/orders/rules/order-states.ts';
import { paymentMethods } from '#checkout/orders/rules/order-terms.ts';
import { possibleActions } from '#checkout/orders/rules/sandbox-actions.ts';
import { findProvider } from '#checkout/orders/server/provider/find-provider.ts';
import { formatTypeableLine, typeableLine } from '#platform/brazil/boleto.ts';
import { dateInSaoPaulo } from '#platform/calendar/business-days.ts';
import { cursorPosition, microsOf } from '#platform/db/keyset.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { workspaces } from '#workspaces/server/tables.ts';
import { z } from 'zod';
import { drawBarcode, drawQrCode } from './draw-codes.ts';
import { requireOrder, requireSpace } from './find-order.ts';
import { type Order, orders } from './tables.ts';

const PAGE = 20;
const place = z.tuple([z.string().regex(/^-?\d{1,17}$/), z.uuid()]);

/** The orders of the caller's space, newest first. */
export async function listOrders(context: SignedInContext, cursor: string | undefined) {
  const { database } = context;
  const workspaceId = requireSpace(context);
  const after = readPlace(cursor);
  const rows = await database
    .select({ order: orders, micros: microsOf(orders.createdAt) })
    .from(orders)
    .where(
      and(
        eq(orders.workspaceId, workspaceId),
        after ? sql`(${orders.createdAt}, ${orders.id}) < ${cursorPosition(after)}` : undefined,
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(PAGE + 1);
  const [space] = await database
    .select({ companyGiven: sql<boolean>`coalesce(${workspaces.legalCompany} ->> 'kind' = 'brazilian', false)` })
    .from(workspaces)
    .where(eq(workspaces.id, workspaceId));
  const provider = findProvider(context);
  const last = rows.length > PAGE ? rows[PAGE - 1] : undefined;
  return {
    orders: rows.slice(0, PAGE).map(({ order }) => presentRow(order)),
    nextCursor: last ? Buffer.from(JSON.stringify([last.micros, last.order.id])).toString('base64url') : null,
    methods: provider ? [...paymentMethods] : [],
    isSandbox: provider?.isSandbox ?? false,
    companyGiven: space!.companyGiven,
  };
}

function readPlace(cursor: string | undefined) {
  if (!cursor) return null;
  try {
    const [micros, id] = place.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    return { micros, id };
  } catch {
    throw platformErrors.invalid({}, [{ path: 'query.cursor', code: 'platform.fieldInvalid' }]);
  }
}

/** An order of the caller's space, with what it is paid with while it can be. */
export async function readOrder(context: SignedInContext, orderId: string) {
  const order = await requireOrder(context.database, context, orderId);
  const { pixCode, boletoBarcode } = (order.state === 'open' && order.instructions) || {
    pixCode: null,
    boletoBarcode: null,
  };
  const isSandbox = order.provider === 'sandbox';
  return {
    ...presentRow(order),
    isSandbox,
    pix: pixCode === null ? null : { code: pixCode, picture: await drawQrCode(pixCode) },
    boleto:
      boletoBarcode === null
        ? null
        : {
            line: formatTypeableLine(typeableLine(boletoBarcode)),
            picture: pictureOf(await drawBarcode(boletoBarcode)),
            dueOn: dateInSaoPaulo(order.expiresAt),
          },
    abilities: {
      cancel: order.state === 'open',
      act: isSandbox && order.reference !== null && !isEnded(order.state) ? possibleActions(order.state) : [],
    },
  };
}

const pictureOf = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;

function presentRow({ id, kind, method, currency, cents, state, createdAt, expiresAt }: Order) {
  return {
    ...{ orderId: id, kind, method, currency, cents, state },
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  };
}
