/** A refund as the double holds it: Stripe’s own form, as far as the product reads it. */
export interface StripeRefund {
  id: string;
  object: 'refund';
  amount: number;
  currency: string;
  created: number;
  payment_intent: string;
  metadata: Record<string, string>;
  status: string;
}

interface RefundsQuery {
  payment_intent?: string;
  created?: { gte: string; lte: string };
  limit?: string;
  starting_after?: string;
}

/** Newest first, in pages. */
export function listRefunds(refunds: StripeRefund[], query: Record<string, unknown>): object {
  const { payment_intent: intent, created, limit = 10, starting_after: after } = query as RefundsQuery;
  const all = refunds
    .filter((one) => intent === undefined || one.payment_intent === intent)
    .filter((one) => !created || (one.created >= Number(created.gte) && one.created <= Number(created.lte)))
    .toReversed();
  const rest = all.slice(all.findIndex(({ id }) => id === after) + 1);
  const data = rest.slice(0, Number(limit));
  return { object: 'list', data, has_more: rest.length > data.length, url: '/v1/refunds' };
}
