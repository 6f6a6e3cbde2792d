import { checkoutHappenings } from '#checkout/happenings.ts';
import { type OrderState, orderStates, reportedStates, stateAfter } from '#checkout/orders/rules/order-states.ts';
import type { StateChange, StateMachine } from './state-change.ts';

const happenings = {
  processing: checkoutHappenings.paymentSeen,
  paid: checkoutHappenings.paid,
  expired: checkoutHappenings.ended,
  failed: checkoutHappenings.ended,
} as const;

/** Everybody of the company who may see payments reads it on the order and in the list. */
const readBy = (state: OrderState) => ({ company: `checkout/orders:state.${state}` });

/** What a provider's word can do, as the rule has it. */
const reported: StateChange[] = orderStates.flatMap((from) => {
  const reached = new Set(reportedStates.map((word) => stateAfter(from, word)));
  return [...reached]
    .filter((to) => to !== null && to !== 'canceled')
    .map((to) => ({
      happening: happenings[to],
      from,
      to,
      reads: readBy(to),
      // The owner, and whoever ordered.
      mails: { owner: `checkout/orders:mail.${to}`, others: `checkout/orders:mail.${to}` },
      ...(to === 'expired' && { mailedIf: 'it was a boleto: a Pix code ends on the page that shows it' }),
    }));
});

export const orderState: StateMachine = {
  holds: 'orders.state',
  states: orderStates,
  changes: [
    { happening: checkoutHappenings.ordered, from: '-', to: 'open', reads: readBy('open'), mails: {} },
    ...reported,
    { happening: checkoutHappenings.ended, from: 'open', to: 'canceled', reads: readBy('canceled'), mails: {} },
  ],
};
