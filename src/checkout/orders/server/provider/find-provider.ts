import type { Database } from '#platform/db/connection.ts';
import type { Config, PaymentProviderName, PaymentProviderSettings } from '#platform/config.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { guardProvider } from './guard-provider.ts';
import { createSandbox } from './sandbox-provider.ts';
import { createStripeProvider } from './stripe/stripe-provider.ts';

interface Around {
  settings: Pick<Config, 'paymentProvider'>;
  database: Database;
  now: Date;
}

type Create<Name extends PaymentProviderName> = (
  settings: PaymentProviderSettings[Name],
  around: Omit<Around, 'settings'>,
) => PaymentProvider;

/** Every provider that the setting PAYMENT_PROVIDER may name. */
const kinds: { [Name in PaymentProviderName]: Create<Name> } = {
  sandbox: (_settings, around) => createSandbox(around),
  stripe: (settings, { now }) => createStripeProvider(settings, now),
};

const createProvider = <Name extends PaymentProviderName>(
  name: Name,
  settings: PaymentProviderSettings[Name],
  around: Omit<Around, 'settings'>,
): PaymentProvider => kinds[name](settings, around);

/** Who holds the money of this installation; null: nobody, and nothing can be bought. */
export function findProvider({ settings: { paymentProvider }, ...around }: Around): PaymentProvider | null {
  return paymentProvider && guardProvider(createProvider(paymentProvider.name, paymentProvider, around));
}
