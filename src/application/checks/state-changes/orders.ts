import { checkoutHappenings } from '#checkout/happenings.ts';
import { type OrderState, orderStates, reportedStates, stateAfter } from '#checkout/orders/rules/order-states.ts';
import { type ServiceOrderState, serviceOrderStates } from '#checkout/service-orders/rules/service-order-terms.ts';
import { type DisputeState, disputeStates } from '#checkout/orders/rules/dispute-states.ts';
import { type RefundState, refundStates } from '#checkout/refunds/rules/refund-terms.ts';
import { type SubscriptionState, subscriptionStates } from '#checkout/subscriptions/rules/subscription-states.ts';
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
      ...(to === 'expired' && {
        mailedIf: 'it was a boleto: a Pix code or a card form ends on the page that shows it',
      }),
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

const service = (
  happening: StateChange['happening'],
  from: string,
  to: ServiceOrderState,
  mail: string,
): StateChange => ({
  ...{ happening, from, to },
  reads: {
    company: `checkout/service-orders:state.${to}`,
    team: `checkout/service-orders:state.${to}`,
  },
  mails: { owner: `checkout/service-orders:mail.${mail}` },
});

export const serviceOrderState: StateMachine = {
  holds: 'service_orders.state',
  states: serviceOrderStates,
  changes: [
    service(checkoutHappenings.serviceOrdered, '-', 'open', 'asked'),
    service(checkoutHappenings.servicePaid, 'open', 'paid', 'paid'),
    service(checkoutHappenings.serviceCanceled, 'open', 'canceled', 'canceled'),
  ],
};

const plan = (
  happening: StateChange['happening'],
  from: string,
  to: SubscriptionState,
  mail?: string,
): StateChange => ({
  ...{ happening, from, to },
  // A plan that was never paid is not listed; its order is.
  reads: { company: to === 'dropped' ? 'checkout/service-orders:state.canceled' : `checkout/plans:state.${to}` },
  mails: mail === undefined ? {} : { owner: `checkout/subscriptions:mail.${mail}` },
});

export const subscriptionState: StateMachine = {
  holds: 'subscriptions.state',
  states: subscriptionStates,
  changes: [
    plan(checkoutHappenings.planOrdered, '-', 'waiting'),
    plan(checkoutHappenings.planStarted, 'waiting', 'active', 'started'),
    plan(checkoutHappenings.planDropped, 'waiting', 'dropped'),
    plan(checkoutHappenings.planNoticed, 'active', 'ending', 'noticed'),
    plan(checkoutHappenings.planRenewed, 'ending', 'active', 'renewed'),
    plan(checkoutHappenings.planEnded, 'ending', 'ended', 'ended'),
  ],
};

const refund = (happening: StateChange['happening'], from: string, to: RefundState, mail?: string): StateChange => ({
  ...{ happening, from, to },
  // The company reads it in its statement once the money has moved.
  reads: { team: `checkout/refunds:state.${to}` },
  mails: mail === undefined ? {} : { owner: `checkout/refunds:mail.${mail}` },
});

export const refundState: StateMachine = {
  holds: 'refunds.state',
  states: refundStates,
  changes: [
    refund(checkoutHappenings.refundAsked, '-', 'asked'),
    refund(checkoutHappenings.refundAsked, 'asked', 'sent'),
    ...(['asked', 'sent'] as const).flatMap((from) => [
      refund(checkoutHappenings.refunded, from, 'done', 'done'),
      refund(checkoutHappenings.refundFailed, from, 'failed', 'failed'),
    ]),
    refund(checkoutHappenings.refundReturned, 'done', 'returned', 'returned'),
  ],
};

const dispute = (happening: StateChange['happening'], from: string, to: DisputeState): StateChange => ({
  ...{ happening, from, to },
  reads: {},
  mails: { owner: `checkout/orders:mail.dispute.${to}` },
});

/** Who owes sees it in the wallet; the lines of the statement say what was taken and what came back. */
export const disputeState: StateMachine = {
  holds: 'disputes.state',
  states: disputeStates,
  changes: [
    dispute(checkoutHappenings.disputed, '-', 'open'),
    dispute(checkoutHappenings.disputeWon, 'open', 'won'),
    dispute(checkoutHappenings.disputeLost, 'open', 'lost'),
  ],
};
