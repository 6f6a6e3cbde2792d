import { withTimeout } from '#platform/db/with-timeout.ts';
import { assertOutsideTransaction } from '#platform/db/outside-transaction.ts';
import { DependencyError } from '#platform/errors/dependency-error.ts';
import { ProductError } from '#platform/errors/product-error.ts';
import type { PaymentProvider } from './payment-provider.ts';

const PATIENCE_MS = 10_000;

/** Every call of a provider: never within a transaction, never for longer than ten seconds, and what fails is answered as "not now". */
export function guardProvider(provider: PaymentProvider): PaymentProvider {
  async function guard<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    assertOutsideTransaction('the payment provider');
    try {
      return await withTimeout(ask(), PATIENCE_MS);
    } catch (problem) {
      if (problem instanceof ProductError) throw problem;
      throw new DependencyError('The payment provider did not answer.', { cause: problem });
    }
  }
  return {
    ...provider,
    begin: (request) => guard(() => provider.begin(request)),
    read: (reference) => guard(() => provider.read(reference)),
    listArrived: (period) => guard(() => provider.listArrived(period)),
    cancel: (reference) => guard(() => provider.cancel(reference)),
  };
}
