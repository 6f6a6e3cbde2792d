import { z } from 'zod';
import { checkoutErrors } from '#checkout/errors.ts';
import { planIds, planProducts } from '#checkout/rules/plan-catalogue.ts';
import { subscriptionStates } from '#checkout/subscriptions/rules/subscription-states.ts';
import { defineContract, operation } from '#platform/contract/operation.ts';
import { checkoutHappenings } from '#checkout/happenings.ts';
import { cents } from '#platform/contract/schemas.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';

const readers = { roles: ['squadOwner'], permission: 'accessPayments' } as const;
const payers = { ...readers, verified: true } as const;
const owner = { roles: ['squadOwner'], ownerOnly: true } as const;
const verifiedOwner = { ...owner, verified: true } as const;
const ofSubscription = z.object({ subscriptionId: z.uuid() });
const { notFound } = platformErrors;

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
  /** `keep`: the notice can be taken back. */
  abilities: z.object({ end: z.boolean(), keep: z.boolean(), drop: z.boolean() }),
});
export type SubscriptionView = z.output<typeof subscription>;

const termination = z.object({
  endsOn: z.iso.date(),
  committedUntil: z.iso.date(),
  months: z.int(),
  days: z.int(),
  daysOfMonth: z.int(),
  fineCents: cents,
});
export type TerminationView = z.output<typeof termination>;

export const plansContract = defineContract({
  'GET /plans': operation({
    summary: 'The plans on sale, what they cost, and the terms they are sold under',
    access: 'public',
    output: z.object({ plans: z.array(price), termsVersion: z.string() }),
  }),
  'GET /subscriptions': operation({
    summary: 'The plans of the space, running ones first',
    access: readers,
    output: z.object({ subscriptions: z.array(subscription) }),
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
    errors: [checkoutErrors.planChanged, checkoutErrors.planRunning, checkoutErrors.orderBeingPaid],
    limit: { count: 60, seconds: 3600 },
  }),
  'GET /subscriptions/{subscriptionId}/termination': operation({
    summary: 'What it would mean to end a plan today',
    access: owner,
    params: ofSubscription,
    output: termination,
    errors: [notFound, checkoutErrors.planEnded],
  }),
  'POST /subscriptions/{subscriptionId}/termination': operation({
    summary: 'Gives notice; the fine, if there is one, is ordered at once',
    access: verifiedOwner,
    changes: [checkoutHappenings.planNoticed, checkoutHappenings.serviceOrdered],
    params: ofSubscription,
    /** The fine that was shown. */
    body: z.object({ fineCents: cents }),
    output: z.object({ subscriptions: z.array(subscription) }),
    errors: [notFound, checkoutErrors.planEnded, checkoutErrors.fineChanged],
  }),
  'POST /subscriptions/{subscriptionId}/renewal': operation({
    summary: 'Takes a notice back before the plan ends; an unpaid fine is canceled',
    access: verifiedOwner,
    changes: [checkoutHappenings.planRenewed],
    params: ofSubscription,
    output: z.object({ subscriptions: z.array(subscription) }),
    errors: [notFound, checkoutErrors.planEnded, checkoutErrors.finePaid],
  }),
  'POST /subscriptions/{subscriptionId}/drop': operation({
    summary: 'Gives up a plan that nobody has paid yet',
    access: payers,
    changes: [checkoutHappenings.planDropped, checkoutHappenings.serviceCanceled],
    params: ofSubscription,
    output: z.object({ subscriptions: z.array(subscription) }),
    errors: [notFound, checkoutErrors.planEnded, checkoutErrors.orderBeingPaid],
  }),
});
