import { checkoutErrors } from '#checkout/errors.ts';
import { binaryBody, defineContract, operation } from '#platform/contract/operation.ts';
import { done } from '#platform/contract/schemas.ts';

const EVENT_BYTES = 256 * 1024;

export const providerMessagesContract = defineContract({
  'POST /payments/stripe/events': operation({
    summary: 'Takes a signed message of Stripe that there is news of a payment; only where Stripe is the provider',
    access: 'public',
    changes: 'nothing: asks the provider, like a look; what it says of a payment is recorded',
    body: binaryBody(['application/json'], EVENT_BYTES),
    output: done,
    errors: [checkoutErrors.eventUnreadable, checkoutErrors.eventUnderway],
  }),
});
