import { eq } from 'drizzle-orm';
import type { StripeProduct } from '#application/testing/stripe/start-stripe-product.ts';
import { refunds } from '#checkout/refunds/server/tables.ts';
import { startOrderWorld } from './order-world.ts';

/** A company that paid at the double of Stripe, and administrators who refund it. */
export async function startRefundWorld({ stripe, product, send: sendMessage }: StripeProduct) {
  const world = await startOrderWorld(product);
  const { workspaceId, call } = world;
  const [admin, other] = [await product.person({ role: 'admin' }), await product.person({ role: 'admin' })];
  const paid = async (method: 'pix' | 'boleto', cents: number) => {
    const orderId = await world.order(method, cents);
    stripe.succeed(stripe.intentOf(orderId).id);
    await call('POST /orders/{orderId}/look', { params: { orderId } });
    return orderId;
  };
  const refund = (orderId: string | null, cents: number, closesAccount = false) =>
    admin.call.raw('POST /refunds', {
      body: { workspaceId, orderId, currency: 'BRL', cents, reason: 'Pago em dobro', closesAccount },
    });
  const options = async () => (await admin.call('GET /refunds/options', { query: { workspaceId } })).body;
  /** A message of Stripe about a refund; answers with its status. */
  const send = async (refunded: object, type: string) => {
    const [status] = await sendMessage(stripe.message(refunded, type));
    return status;
  };
  const stateOf = async (refundId: string) =>
    (await product.database.select().from(refunds).where(eq(refunds.id, refundId)))[0]!.state;
  const lines = async (view: 'statement' | 'payments') =>
    (await call('GET /wallet/lines', { query: { view, currency: 'BRL' } })).body.lines.map(
      ({ type, cents }): [string, number] => [type, cents],
    );
  return { ...world, admin, other, paid, refund, options, stateOf, lines, send };
}
