import { expect, test } from 'vitest';
import type { StripeSettings } from '#platform/config.ts';
import type { PageRequest } from '#platform/http/page-request.ts';
import { checkoutPageHead } from './page-head.ts';

const stripe: StripeSettings = {
  name: 'stripe',
  secretKey: 'sk',
  publishableKey: 'pk',
  webhookSecret: 'whsec',
  apiUrl: 'https://api.stripe.com',
  scriptUrl: 'https://js.stripe.com/v3/',
};
const headOf = (path: string, paymentProvider: NonNullable<PageRequest['settings']>['paymentProvider']) =>
  checkoutPageHead({ path, settings: { paymentProvider } } as PageRequest);
const order = '/checkout/01234567-89ab-cdef-0123-456789abcdef';

test('CHK-02 the page of an order admits the hosts that Stripe asks for', () => {
  expect(headOf(order, stripe)?.hosts).toEqual({
    scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
    frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
    connections: ['https://api.stripe.com'],
  });
});

const others: [string, StripeSettings | { name: 'sandbox' } | null][] = [
  ['/credits', stripe],
  ['/checkout/success', stripe],
  ['/checkout/company/ats-plus', stripe],
  [order, { name: 'sandbox' }],
  [order, null],
];
test.each(others)('CHK-02 on %s with %o nobody else’s script runs', (path, provider) => {
  expect(headOf(path, provider)).toBeNull();
});
