import { startTestProduct } from '#application/testing/test-product.ts';
import { startStripeServer } from './stripe-server.ts';

export type StripeProduct = Awaited<ReturnType<typeof startStripeProduct>>;

/** A product of its own that is paid at a double of Stripe, and the messages that come from there. */
export async function startStripeProduct() {
  const stripe = await startStripeServer();
  const product = await startTestProduct(stripe.settings);
  /** Brings a signed message; answers with the status and, where it was refused, the code of the error. */
  const send = async ({ payload, signature }: { payload: string; signature: string }) => {
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    const address = `${product.url}/api/payments/stripe/events`;
    const answer = await fetch(address, { method: 'POST', headers, body: payload });
    const { error } = (await answer.json()) as { error?: { code: string } };
    return [answer.status, error?.code] as const;
  };
  /** For the end of each test: the double answers as usual again. Throws where something was not as Stripe describes it. */
  const endTest = () => {
    stripe.state.odd = () => null;
    stripe.state.refundStatus = 'succeeded';
    try {
      stripe.assertTrue();
    } finally {
      // A problem counts for one test, so that it does not fail those after it as well.
      stripe.state.problems.length = 0;
    }
  };
  const stop = async () => {
    await product.close();
    await stripe.close();
  };
  return { stripe, product, send, endTest, stop };
}
