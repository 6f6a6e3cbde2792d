import { z } from 'zod';
import { defineContract, operation } from '#platform/contract/operation.ts';
import { approvalHappenings } from '#second-approvals/happenings.ts';
import { walletHappenings } from '#wallet/happenings.ts';
import { currency, moment } from '#platform/contract/schemas.ts';
import { approvalErrors } from '#second-approvals/errors.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { hiringModels } from '#projects/rules/terms.ts';
import { walletErrors } from '#wallet/errors.ts';
import { confirmers, MAXIMUM_HOURLY_CENTS } from './rules/price-terms.ts';
import { MAXIMUM_SERVICE_FEE } from './rules/service-fee.ts';

const basisPoints = z.int().min(0).max(MAXIMUM_SERVICE_FEE);
const hourly = z.int().min(1).max(MAXIMUM_HOURLY_CENTS);
const ofHire = z.object({ hireId: z.uuid() });

/** Per hour, in cents of the currency that was agreed on. */
const price = z.object({ grossCents: z.int(), netCents: z.int() });

const hireToPrice = z.object({
  hireId: z.uuid(),
  /** The account is deleted. */
  isGone: z.boolean(),
  name: z.string(),
  image: z.string().nullable(),
  company: z.string(),
  /** Agreed on; reais where nothing was. */
  currency,
  project: z.object({ projectId: z.uuid(), title: z.string() }),
  positionTitle: z.string(),
  hiringModel: z.enum(hiringModels).nullable(),
  /** What was agreed before net meant what is paid out. */
  agreed: price.nullable(),
  /** The project's rate, in basis points. */
  serviceFee: z.int(),
  /** Payable, and waiting for a price. */
  waitingMinutes: z.int(),
  /** Who has to confirm it. */
  asks: z.enum(confirmers),
  /** Set, and not confirmed yet; below what was agreed with a person who is gone, nobody can confirm it. */
  proposed: price
    .extend({ companyAt: moment.nullable(), memberAt: moment.nullable(), isBelowAgreed: z.boolean() })
    .nullable(),
});
export type HireToPrice = z.output<typeof hireToPrice>;

const priceQuestion = price.extend({
  hireId: z.uuid(),
  name: z.string(),
  company: z.string(),
  currency,
  projectTitle: z.string(),
  positionTitle: z.string(),
  waitingMinutes: z.int(),
});
export type PriceQuestion = z.output<typeof priceQuestion>;

export const pricesContract = defineContract({
  'GET /serviceFees': operation({
    summary: 'The rates of the service fee: today’s, and those that were asked for, newest first',
    access: { roles: ['admin'] },
    output: z.object({
      todayBasisPoints: z.int(),
      fees: z.array(
        z.object({
          feeId: z.uuid(),
          basisPoints: z.int(),
          startsAt: moment,
          state: z.enum(['asked', 'approved', 'dropped']),
          askedBy: z.string(),
          askedAt: moment,
        }),
      ),
    }),
  }),
  'POST /serviceFees': operation({
    summary: 'Asks a second administrator for another rate; it holds for projects whose first offer comes later',
    access: { roles: ['admin'] },
    changes: [walletHappenings.serviceFeeAsked, approvalHappenings.asked],
    body: z.object({ basisPoints, startsAt: moment }),
    status: 201,
    output: z.object({ feeId: z.uuid() }),
    errors: [walletErrors.feeInThePast, approvalErrors.alreadyAsked],
  }),
  'GET /hirePrices': operation({
    summary: 'Hires whose hours have no price, those with hours that wait first',
    access: { roles: ['admin'] },
    output: z.object({ hires: z.array(hireToPrice) }),
  }),
  'PUT /hirePrices/{hireId}': operation({
    summary:
      'Prices the hours of a hire; where something else was agreed, both sides have to confirm it, or the company alone once the other account is deleted',
    access: { roles: ['admin'] },
    changes: [walletHappenings.hirePriced],
    params: ofHire,
    body: z.object({ grossCents: hourly, netCents: hourly }),
    output: z.object({ holds: z.boolean() }),
    errors: [
      platformErrors.notFound,
      walletErrors.netAboveGross,
      walletErrors.netBelowAgreed,
      walletErrors.hireNotPaid,
      walletErrors.hirePriced,
    ],
  }),
  'GET /priceQuestions': operation({
    summary: 'Prices of hires that hold once the caller’s side confirms them',
    access: { roles: ['squadOwner', 'squadMember'], permission: 'accessPayments' },
    output: z.object({ questions: z.array(priceQuestion) }),
  }),
  'POST /priceQuestions/{hireId}/confirmation': operation({
    summary:
      'Confirms the price of a hire for the caller’s side; it names the figures, so that nobody confirms other ones',
    access: { roles: ['squadOwner', 'squadMember'], permission: 'accessPayments', verified: true },
    changes: [walletHappenings.priceConfirmed],
    params: ofHire,
    body: z.object({ grossCents: hourly, netCents: hourly }),
    output: z.object({ holds: z.boolean() }),
    errors: [platformErrors.notFound, walletErrors.nothingToConfirm],
  }),
});
