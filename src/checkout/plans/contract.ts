import { z } from 'zod';
import { checkoutErrors } from '#checkout/errors.ts';
import { checkoutHappenings } from '#checkout/happenings.ts';
import { planIds, planProducts } from '#checkout/rules/plan-catalogue.ts';
import { subscriptionStates } from '#checkout/subscriptions/rules/subscription-states.ts';
import { defineContract, operation } from '#platform/contract/operation.ts';
import { cents } from '#platform/contract/schemas.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';

const {
  changeWaiting,
  fineChanged,
  orderBeingPaid,
  planChanged,
  planEnded,
  planNotOnSale,
  planRunning,
  planSuspended,
} = checkoutErrors;
const readers = { roles: ['squadOwner'], permission: 'accessPayments' } as const;
const payers = { ...readers, verified: true } as const;
const owner = { roles: ['squadOwner'], ownerOnly: true } as const;
const ofSubscription = z.object({ subscriptionId: z.uuid() });
const { notFound } = platformErrors;
const limit = { count: 60, seconds: 3600 };

/** Prices are reais. */
const price = z.object({
  planId: z.enum(planIds),
  product: z.enum(planProducts),
  monthlyCents: cents,
  includedUnits: z.int(),
  unitCents: cents,
});
export type PlanView = z.output<typeof price>;

const subscription = price.extend({
  subscriptionId: z.uuid(),
  state: z.enum(subscriptionStates),
  /** What it gives is refused until what is overdue is paid. */
  isSuspended: z.boolean(),
  /** Dates in São Paulo. Null: the first payment has not arrived. */
  startedOn: z.iso.date().nullable(),
  committedUntil: z.iso.date().nullable(),
  /** The first day that no order covers yet. */
  billedUntil: z.iso.date().nullable(),
  /** The first day without the plan. Null: no notice was given. */
  endsOn: z.iso.date().nullable(),
  fineCents: cents.nullable(),
  /** Counts the units used in the running month. */
  usedUnits: z.int(),
  /** The oldest order for the plan that nobody has paid; `overdueCents` is the sum of all that are overdue. */
  openOrder: z
    .object({ serviceOrderId: z.uuid(), cents, isOverdue: z.boolean(), overdueCents: cents, overdueCount: z.int() })
    .nullable(),
  /** The change that waits: a raise for its payment, a lower plan for the day on which it starts. */
  next: z
    .object({
      planId: z.enum(planIds),
      monthlyCents: cents,
      startsOn: z.iso.date().nullable(),
      serviceOrderId: z.uuid().nullable(),
    })
    .nullable(),
  abilities: z.object({ end: z.boolean(), drop: z.boolean(), change: z.boolean() }),
});
export type SubscriptionView = z.output<typeof subscription>;

const ownPlans = z.object({ subscriptions: z.array(subscription) });
const onPlan = { access: payers, params: ofSubscription, output: ownPlans };
const asOwner = { ...onPlan, access: { ...owner, verified: true } } as const;

const termination = z.object({
  endsOn: z.iso.date(),
  committedUntil: z.iso.date(),
  months: z.int(),
  days: z.int(),
  daysOfMonth: z.int(),
  fineCents: cents,
});
export type TerminationView = z.output<typeof termination>;

const change = price.omit({ product: true }).extend({
  isRaise: z.boolean(),
  /** Today, once it is paid, or the first day of the next month. */
  startsOn: z.iso.date(),
  /** The difference for `days` of the `daysOfMonth` of the running month. */
  nowCents: cents,
  days: z.int(),
  daysOfMonth: z.int(),
  /** The month from which the new price is billed. */
  billedFrom: z.iso.date(),
  committedUntil: z.iso.date(),
  /** The months of the commitment at the new price, and what they cost with what is paid now. */
  months: z.int(),
  wholeCents: cents,
});
export type PlanChangeView = z.output<typeof change>;

export const plansContract = defineContract({
  'GET /plans': operation({
    summary: 'The plans on sale, what they cost, and the terms they are sold under',
    access: 'public',
    output: z.object({
      plans: z.array(price),
      termsVersion: z.string(),
      /** Whether what is paid late costs more. */
      lateCharges: z.boolean(),
      /** Units of a calendar month in São Paulo for companies without a plan of the product. */
      freeUnits: z.object({ ats: z.int(), sourcing: z.int() }),
    }),
  }),
  'GET /subscriptions': operation({
    summary: 'The plans of the space, running ones first',
    access: readers,
    output: ownPlans,
  }),
  'POST /subscriptions': operation({
    summary:
      'Chooses a plan: it starts once the order that this makes is paid. Asked again before, the same order is answered',
    access: payers,
    changes: [checkoutHappenings.planOrdered, checkoutHappenings.serviceOrdered],
    body: z.object({
      planId: z.enum(planIds),
      /** What the caller saw and accepted. */
      monthlyCents: cents,
      termsVersion: z.string().max(20),
    }),
    status: 201,
    output: z.object({ subscriptionId: z.uuid(), serviceOrderId: z.uuid() }),
    errors: [planChanged, planRunning, planSuspended, orderBeingPaid],
    limit,
  }),
  'GET /subscriptions/{subscriptionId}/termination': operation({
    summary: 'What it would mean to end a plan today',
    access: owner,
    params: ofSubscription,
    output: termination,
    errors: [notFound, planEnded, changeWaiting],
  }),
  'POST /subscriptions/{subscriptionId}/termination': operation({
    summary: 'Gives notice; the fine, if there is one, is ordered at once',
    ...asOwner,
    changes: [checkoutHappenings.planNoticed, checkoutHappenings.serviceOrdered],
    /** The fine that was shown. */
    body: z.object({ fineCents: cents }),
    errors: [notFound, planEnded, fineChanged, changeWaiting],
  }),
  'GET /subscriptions/{subscriptionId}/change': operation({
    summary: 'What it would mean to change to another plan of the product today',
    access: readers,
    params: ofSubscription,
    query: z.object({ planId: z.enum(planIds) }),
    output: change,
    errors: [notFound, planEnded, changeWaiting, planNotOnSale],
  }),
  'POST /subscriptions/{subscriptionId}/change': operation({
    summary:
      'Changes to another plan: a higher one starts with the payment of the order that this makes, a lower one with the next month',
    access: payers,
    changes: [checkoutHappenings.planChangeChosen, checkoutHappenings.serviceOrdered],
    params: ofSubscription,
    /** What the caller saw and accepted. */
    body: z.object({ planId: z.enum(planIds), monthlyCents: cents, nowCents: cents, termsVersion: z.string().max(20) }),
    /** Null: there is nothing to pay now. */
    output: ownPlans.extend({ serviceOrderId: z.uuid().nullable() }),
    errors: [notFound, planEnded, changeWaiting, planSuspended, planNotOnSale, planChanged],
    limit,
  }),
  'DELETE /subscriptions/{subscriptionId}/change': operation({
    summary: 'Takes a change back that has not started; the order of a higher plan is canceled',
    ...onPlan,
    changes: [checkoutHappenings.planChangeWithdrawn, checkoutHappenings.serviceCanceled],
    errors: [notFound, planEnded, orderBeingPaid],
  }),
  'POST /subscriptions/{subscriptionId}/drop': operation({
    summary: 'Gives up a plan that nobody has paid yet',
    ...onPlan,
    changes: [checkoutHappenings.planDropped, checkoutHappenings.serviceCanceled],
    errors: [notFound, planEnded, orderBeingPaid],
  }),
});
