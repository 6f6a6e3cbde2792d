import { eq } from 'drizzle-orm';
import { onTestFinished } from 'vitest';
import { startStripeProduct, type StripeProduct } from '#application/testing/stripe/start-stripe-product.ts';
import { startTestProduct } from '#application/testing/test-product.ts';
import { shownDifferences } from './differences.ts';
import { refunds } from '#checkout/refunds/server/tables.ts';
import { findDifferences } from '#checkout/server/find-differences.ts';
import { clock } from '#platform/calendar/clock.ts';
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

const proofOf =
  ({ product }: Pick<StripeProduct, 'product'>) =>
  async () =>
    shownDifferences(await findDifferences({ ...product, settings: product.config, now: clock.now() }));

/** A refund world of one test only, on a database without other payments, with the nightly proof. */
export async function startRefundProof() {
  const paying = await startStripeProduct();
  onTestFinished(paying.stop);
  const { stripe, product } = paying;
  return { ...(await startRefundWorld(paying)), product, stripe, prove: proofOf(paying) };
}

/** R$ 300.00 that a company paid at the sandbox, R$ 80.00 of them refunded, with the nightly proof. */
export async function startSandboxRefund() {
  const product = await startTestProduct();
  onTestFinished(() => product.close());
  const { order, act, workspaceId } = await startOrderWorld(product);
  const admin = await product.person({ role: 'admin' });
  const orderId = await order('pix', 300_00);
  await act(orderId, 'pay');
  const asked = { workspaceId, orderId, currency: 'BRL', cents: 80_00, reason: 'Engano' } as const;
  const { refundId } = (await admin.call('POST /refunds', { body: { ...asked, closesAccount: false } })).body;
  product.clock.advance({ hours: 2 });
  return { product, orderId, refundId, prove: proofOf({ product }) };
}
