import { providerMessagesContract } from '#checkout/provider-messages/contract.ts';
import { implement } from '#platform/http/implement.ts';
import { takeStripeEvent } from './take-event.ts';

export const providerMessagesOperations = implement(providerMessagesContract, {
  'POST /payments/stripe/events': async ({ body, context }) => {
    await takeStripeEvent(context, body);
    return { done: true } as const;
  },
});
