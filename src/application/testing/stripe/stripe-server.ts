import Fastify from 'fastify';
import qs from 'qs';
import { Stripe } from 'stripe';
import { clock } from '#platform/calendar/clock.ts';
import { createChecks } from './check-calls.ts';
import { formScript } from './form-script.ts';
import { makeIntent, type StripeIntent } from './stripe-intents.ts';
import { listRefunds, type StripeRefund } from './stripe-refunds.ts';

export const stripeKeys = {
  secretKey: 'sk_test_of_the_double',
  publishableKey: 'pk_test_of_the_double',
  webhookSecret: 'whsec_of_the_double',
};

interface RefundForm {
  payment_intent: string;
  amount: string;
  metadata: Record<string, string>;
}

export interface StripeDispute {
  id: string;
  object: 'dispute';
  amount: number;
  currency: string;
  created: number;
  payment_intent: string;
  charge: string;
  status: string;
  reason: string;
  livemode: false;
  metadata: object;
  balance_transactions: unknown[];
  evidence: object;
  evidence_details: object;
  is_charge_refundable: boolean;
}

interface Arrived {
  intent: StripeIntent;
  at: number;
}

/** Answers one call in place of the server's own answer. */
type Odd = (call: { operationId: string; tries: number }) => { status: number; after?: boolean } | null;

const seconds = () => Math.floor(clock.now().getTime() / 1000);

/**
 * A Stripe of one’s own on this machine: it checks every call and every answer against Stripe’s published description, keeps idempotency keys,
 * and signs its messages with Stripe’s library. `odd` makes it fail; `after`: once it has done what it was asked.
 */
export async function startStripeServer() {
  const { checkCall, checkAnswer } = await createChecks();
  const intents = new Map<string, StripeIntent>();
  const arrived: Arrived[] = [];
  const byKey = new Map<string, StripeIntent>();
  const refunds: StripeRefund[] = [];
  const refundByKey = new Map<string, StripeRefund>();
  const disputes: StripeDispute[] = [];
  const tries = new Map<string, number>();
  const state = {
    calls: [] as string[],
    problems: [] as string[],
    odd: (() => null) as Odd,
    refundStatus: 'succeeded',
  };

  const find = (id: string) => intents.get(id);
  const operations: Record<
    string,
    (call: { params: string[]; query: Form; form: Form; key?: string }) => object | null
  > = {
    PostPaymentIntents: ({ form, key }) => {
      const known = key === undefined ? undefined : byKey.get(key);
      const intent = known ?? makeIntent(form as never, seconds());
      if (key !== undefined) byKey.set(key, intent);
      intents.set(intent.id, intent);
      return intent;
    },
    GetPaymentIntentsSearch: ({ query }) => {
      const orderId = /'([^']+)'$/.exec(String(query.query))?.[1];
      const data = [...intents.values()].filter(({ metadata }) => metadata.order_id === orderId);
      return { object: 'search_result', data, has_more: false, url: '/v1/payment_intents/search' };
    },
    GetPaymentIntentsIntent: ({ params }) => find(params[0]!) ?? null,
    PostPaymentIntentsIntentCancel: ({ params }) => {
      const intent = find(params[0]!);
      if (!intent || intent.status === 'succeeded' || intent.status === 'canceled') return null;
      return Object.assign(intent, { status: 'canceled', next_action: null });
    },
    PostRefunds: ({ form, key = '' }) => {
      const known = refundByKey.get(key);
      if (known) return known;
      const { payment_intent: intent, amount, metadata } = form as unknown as RefundForm;
      if (find(intent)?.status !== 'succeeded') return null;
      const refund: StripeRefund = {
        ...{ id: `re_${refunds.length + 1}`, object: 'refund', amount: Number(amount), created: seconds() },
        ...{ currency: find(intent)!.currency, payment_intent: intent, metadata, status: state.refundStatus },
      };
      refunds.push(refund);
      if (key !== '') refundByKey.set(key, refund);
      return refund;
    },
    GetRefunds: ({ query }) => listRefunds(refunds, query),
    GetRefundsRefund: ({ params }) => refunds.find(({ id }) => id === params[0]) ?? null,
    GetDisputes: () => ({ object: 'list', data: disputes, has_more: false, url: '/v1/disputes' }),
    GetDisputesDispute: ({ params }) => disputes.find(({ id }) => id === params[0]) ?? null,
    GetBalanceTransactions: ({ query }) => {
      const { gte, lte } = query.created as { gte: string; lte: string };
      const data = arrived
        .filter(({ at }) => at >= Number(gte) && at <= Number(lte))
        .map(({ intent, at }) => ({
          ...{ id: `txn_${intent.id}`, object: 'balance_transaction', type: 'charge', amount: intent.amount_received },
          ...{
            currency: intent.currency,
            created: at,
            available_on: at,
            fee: 0,
            fee_details: [],
            net: intent.amount_received,
          },
          ...{ reporting_category: 'charge', status: 'available', description: null, exchange_rate: null },
          source: {
            ...{ id: `ch_${intent.id}`, object: 'charge', amount: intent.amount, currency: intent.currency },
            ...{ amount_captured: intent.amount_received, payment_intent: intent.id, metadata: intent.metadata },
          },
        }));
      return { object: 'list', data, has_more: false, url: '/v1/balance_transactions' };
    },
  };

  const app = Fastify();
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, qs.parse(String(body))),
  );
  app.get('/v3/', async (_request, reply) =>
    reply.header('access-control-allow-origin', '*').type('text/javascript').send(formScript(address())),
  );
  app.post('/test/confirm/:secret', async (request, reply) => {
    reply.header('access-control-allow-origin', '*');
    const { secret } = request.params as { secret: string };
    const intent = [...intents.values()].find(({ client_secret }) => client_secret === secret);
    if (!intent) return reply.status(404).send({});
    succeed(intent.id);
    return { status: intent.status };
  });
  app.all('/v1/*', async (request, reply) => {
    const [path = '', search = ''] = request.url.split('?');
    const refuse = (status: number, code: string) =>
      reply.status(status).send({ error: { type: status < 500 ? 'invalid_request_error' : 'api_error', code } });
    if (request.headers.authorization !== `Bearer ${stripeKeys.secretKey}`) return refuse(401, 'bad_key');
    const form = (request.body ?? {}) as Form;
    const query = qs.parse(search) as Form;
    const call = { method: request.method, path, headers: {}, query: query as never, body: JSON.stringify(form) };
    const { operationId, problem } = checkCall(call);
    state.calls.push(operationId);
    if (problem) {
      state.problems.push(problem);
      return refuse(400, 'wrong_call');
    }
    const count = (tries.get(operationId) ?? 0) + 1;
    tries.set(operationId, count);
    const odd = state.odd({ operationId, tries: count });
    if (odd && !odd.after) return refuse(odd.status, 'odd');
    const key = request.headers['idempotency-key'];
    const params = path.split('/').slice(3);
    const answer = operations[operationId]!({ params, query, form, ...(typeof key === 'string' && { key }) });
    if (odd) return refuse(odd.status, 'odd');
    if (answer === null) return refuse(400, 'payment_intent_unexpected_state');
    const wrong = checkAnswer(answer, operationId);
    if (wrong) state.problems.push(wrong);
    return answer;
  });
  app.setErrorHandler((problem, _request, reply) => {
    state.problems.push(String(problem));
    return reply.status(500).send({ error: { type: 'api_error', message: String(problem) } });
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = () => `http://127.0.0.1:${(app.server.address() as { port: number }).port}`;

  function change(id: string, to: Partial<StripeIntent>): StripeIntent {
    return Object.assign(intents.get(id)!, to);
  }
  /** Somebody pays; `received`: another amount than was asked for. */
  function succeed(id: string, received = intents.get(id)!.amount): void {
    const intent = change(id, { status: 'succeeded', amount_received: received, next_action: null });
    arrived.push({ intent, at: seconds() });
  }
  /** The same account sells something elsewhere; nothing of it names an order of ours. */
  function payElsewhere(amount: number, metadata: Record<string, string> = {}): StripeIntent {
    const form = { amount: String(amount), currency: 'brl', payment_method_types: ['card'], metadata };
    const intent = makeIntent(form, seconds());
    intents.set(intent.id, intent);
    succeed(intent.id);
    return intent;
  }
  /** Somebody turns a payment back in Stripe’s own dashboard. */
  function refundByHand(intent: StripeIntent, amount: number): StripeRefund {
    const refund: StripeRefund = {
      ...{ id: `re_${refunds.length + 1}`, object: 'refund', amount, created: seconds(), currency: intent.currency },
      ...{ payment_intent: intent.id, metadata: {}, status: 'succeeded' },
    };
    refunds.push(refund);
    return refund;
  }
  /** A payer asks the bank for the money back. */
  function disputePayment(intent: StripeIntent, amount = intent.amount): StripeDispute {
    const dispute: StripeDispute = {
      ...{ id: `dp_${disputes.length + 1}`, object: 'dispute', amount, currency: intent.currency, created: seconds() },
      ...{ payment_intent: intent.id, charge: `ch_${intent.id}`, status: 'needs_response', reason: 'fraudulent' },
      ...{ livemode: false, metadata: {}, balance_transactions: [], evidence: {}, evidence_details: {} },
      is_charge_refundable: false,
    };
    disputes.push(dispute);
    return dispute;
  }
  const { webhooks } = new Stripe(stripeKeys.secretKey);
  let events = 0;
  return {
    ...{
      state,
      intents,
      refunds,
      disputes,
      refundByHand,
      payElsewhere,
      disputePayment,
      change,
      succeed,
      url: address(),
    },
    settings: {
      PAYMENT_PROVIDER: 'stripe',
      STRIPE_SECRET_KEY: stripeKeys.secretKey,
      STRIPE_PUBLISHABLE_KEY: stripeKeys.publishableKey,
      STRIPE_WEBHOOK_SECRET: stripeKeys.webhookSecret,
      STRIPE_API_URL: address(),
      STRIPE_SCRIPT_URL: `${address()}/v3/`,
      ...{ OPERATOR_NAME: 'Ponte Ltda.', OPERATOR_TAX_ID: '11222333000181', OPERATOR_ADDRESS: 'Rua Um, 1, São Paulo' },
    },
    intentOf: (orderId: string) => [...intents.values()].find(({ metadata }) => metadata.order_id === orderId)!,
    /** A signed message about a payment, as Stripe sends it. */
    message: (intent: object, type: string, more: { signedAt?: number; secret?: string; event?: object } = {}) => {
      events += 1;
      const event = { id: `evt_${events}`, object: 'event', type, livemode: false, data: { object: intent } };
      const payload = JSON.stringify({ ...event, ...more.event });
      const { signedAt: timestamp = seconds(), secret = stripeKeys.webhookSecret } = more;
      return { payload, signature: webhooks.generateTestHeaderString({ payload, secret, timestamp }) };
    },
    /** Throws where a call of the product or an answer of the double was not as Stripe describes them. */
    assertTrue: () => {
      if (state.problems.length > 0) throw new Error(state.problems.join('\n'));
    },
    close: () => app.close(),
  };
}

type Form = Record<string, unknown>;
