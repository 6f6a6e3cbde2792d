import { askOutside } from '#platform/outside/ask-outside.ts';
import type { PaymentProvider } from './payment-provider.ts';

const WHO = 'The payment provider';

/** A list grows with what was paid, so this holds for all its pages; the client bounds each page. */
const LIST_PATIENCE_MS = 5 * 60_000;

/** Every call of a provider is bounded and outside of transactions. */
export function guardProvider(provider: PaymentProvider): PaymentProvider {
  return {
    ...provider,
    begin: (request) => askOutside(WHO, () => provider.begin(request)),
    read: (reference) => askOutside(WHO, () => provider.read(reference)),
    listArrived: (period) => askOutside(WHO, () => provider.listArrived(period), LIST_PATIENCE_MS),
    refund: (request) => askOutside(WHO, () => provider.refund(request)),
    readRefund: (reference) => askOutside(WHO, () => provider.readRefund(reference)),
    listRefunds: (period) => askOutside(WHO, () => provider.listRefunds(period), LIST_PATIENCE_MS),
    readDispute: (disputeId) => askOutside(WHO, () => provider.readDispute(disputeId)),
    listDisputes: (since) => askOutside(WHO, () => provider.listDisputes(since), LIST_PATIENCE_MS),
    cancel: (reference) => askOutside(WHO, () => provider.cancel(reference)),
  };
}
