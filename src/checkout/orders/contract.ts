import { z } from 'zod';
import { checkoutErrors } from '#checkout/errors.ts';
import { checkoutHappenings } from '#checkout/happenings.ts';
import { serviceOrderView } from '#checkout/service-orders/contract.ts';
import { fileAnswer } from '#platform/contract/file-answer.ts';
import { defineContract, operation } from '#platform/contract/operation.ts';
import { cents, currency, moment } from '#platform/contract/schemas.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { walletErrors } from '#wallet/errors.ts';
import { orderStates, sandboxActionNames } from './rules/order-states.ts';
import { orderKinds, paymentMethods, servicePaymentMethods } from './rules/order-terms.ts';

const { amountTooLarge, amountTooSmall, orderBeingPaid, orderEnded, tooManyOpen } = checkoutErrors;
const { inDebt, notEnough } = walletErrors;
const readers = { roles: ['squadOwner'], permission: 'accessPayments' } as const;
const payers = { ...readers, verified: true } as const;
const ofOrder = z.object({ orderId: z.uuid() });
const { notFound } = platformErrors;
const hourly = (count: number) => ({ count, seconds: 3600 });

const order = z.object({
  orderId: z.uuid(),
  kind: z.enum(orderKinds),
  method: z.enum(paymentMethods),
  currency,
  cents,
  state: z.enum(orderStates),
  /** How much of its money went back to the payer. */
  refundedCents: z.int(),
  /** A bank took the money back, and has not given it back. */
  isDisputed: z.boolean(),
  createdAt: moment,
  expiresAt: moment,
});

const orderView = order.extend({
  /** Null: nobody has chosen yet. */
  method: z.enum(servicePaymentMethods).nullable(),
  /** What it is for; null: credits. */
  service: serviceOrderView.nullable(),
  /** How much of what was paid repaid a debt of the company instead; for an open service order, by all its payments so far. */
  repaidCents: z.int(),
  /** Nothing that it asks for is real money. */
  isSandbox: z.boolean(),
  /** Null: the provider has not answered yet, or the order does not wait for a payment. */
  pix: z.object({ code: z.string(), picture: z.string() }).nullable(),
  /** `line`: the 47 digits that people type, with their punctuation; `dueOn`: in São Paulo; `isOverdue`: banks may still tell that it was paid. */
  boleto: z.object({ line: z.string(), picture: z.string(), dueOn: z.iso.date(), isOverdue: z.boolean() }).nullable(),
  /** For the provider’s own form in the browser. */
  card: z.object({ secret: z.string() }).nullable(),
  abilities: z.object({
    cancel: z.boolean(),
    /** Its boleto on paper, to pay with or as a record. */
    downloadBoleto: z.boolean(),
    act: z.array(z.enum(sandboxActionNames)),
    /** How it can be paid; empty: it is paid, ended, or a payment waits that somebody can still pay. */
    pay: z.array(z.enum(servicePaymentMethods)),
  }),
});
export type OrderView = z.output<typeof orderView>;

const cannotBegin = [checkoutErrors.paymentsOff, checkoutErrors.methodMissing, checkoutErrors.companyMissing];
const onOrder = { access: payers, params: ofOrder, output: orderView };

export const ordersContract = defineContract({
  'GET /orders': operation({
    summary: 'The orders of the space for credits, newest first, and how it can pay',
    access: readers,
    query: z.object({ cursor: z.uuid().optional() }),
    output: z.object({
      /** Orders for credits. */
      orders: z.array(order),
      next: z.uuid().nullable(),
      /** What the wallet owes, which credits in that currency repay first. */
      debts: z.array(z.object({ currency, cents })),
      /** How many reais the wallet can pay with; nothing while it owes. */
      walletCents: cents,
      /** Empty: payments are off. */
      methods: z.array(z.enum(paymentMethods)),
      isSandbox: z.boolean(),
      /** Today’s rate of what the price of an hour contains, in basis points. */
      serviceFee: z.int(),
    }),
  }),
  'GET /orders/services': operation({
    summary: 'What the space was asked to pay for services and plans, newest first',
    access: readers,
    query: z.object({ cursor: z.uuid().optional() }),
    output: z.object({ services: z.array(serviceOrderView), next: z.uuid().nullable() }),
  }),
  'POST /orders': operation({
    summary: 'Orders credits for the space’s wallet; they arrive when the payment has',
    access: payers,
    changes: [checkoutHappenings.ordered],
    body: z.object({ cents, method: z.enum(paymentMethods), currency: currency.default('BRL') }),
    status: 201,
    output: z.object({ orderId: z.uuid() }),
    errors: [...cannotBegin, amountTooSmall, amountTooLarge, tooManyOpen],
    limit: hourly(60),
  }),
  'GET /orders/{orderId}': operation({
    summary: 'An order, with what it is paid with while it can be',
    access: readers,
    params: ofOrder,
    output: orderView,
    errors: [notFound],
  }),
  'POST /orders/{orderId}/payment': operation({
    summary: 'Pays a service order: begins a payment, or takes it from the wallet at once',
    ...onOrder,
    changes: [
      checkoutHappenings.ordered,
      checkoutHappenings.servicePaid,
      checkoutHappenings.planStarted,
      checkoutHappenings.planChanged,
      checkoutHappenings.planResumed,
    ],
    body: z.object({ method: z.enum(servicePaymentMethods) }),
    errors: [notFound, orderEnded, orderBeingPaid, ...cannotBegin, notEnough, inDebt],
    limit: hourly(60),
  }),
  'POST /orders/{orderId}/look': operation({
    summary: 'Asks the provider how the payment of an order stands',
    ...onOrder,
    changes: 'nothing: asks the provider; what it says of a payment is recorded',
    errors: [notFound],
    limit: hourly(600),
  }),
  'POST /orders/{orderId}/cancel': operation({
    summary: 'Ends an order that nobody has paid; what is paid all the same is credited',
    ...onOrder,
    changes: [checkoutHappenings.ended],
    errors: [notFound, orderEnded],
  }),
  'POST /orders/{orderId}/sandboxAction': operation({
    summary: 'Does in the sandbox what a payer, a bank or time would do; only where the sandbox is the provider',
    ...onOrder,
    changes: [checkoutHappenings.paymentSeen, checkoutHappenings.paid, checkoutHappenings.ended],
    body: z.object({ action: z.enum(sandboxActionNames) }),
    errors: [notFound, orderEnded],
  }),
  'GET /orders/{orderId}/boleto': operation({
    summary: 'The boleto of an open order as PDF',
    access: readers,
    params: ofOrder,
    output: fileAnswer,
    errors: [notFound, orderEnded],
  }),
});
