import { z } from 'zod';
import { defineContract, operation } from '#platform/contract/operation.ts';
import { calendarDate, currency, instant, moment, text } from '#platform/contract/schemas.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { hiringModels } from '#projects/rules/terms.ts';
import { approvalErrors } from '#second-approvals/errors.ts';
import { approvalHappenings } from '#second-approvals/happenings.ts';
import { walletErrors } from '#wallet/errors.ts';
import { walletHappenings } from '#wallet/happenings.ts';
import {
  MAXIMUM_HOURLY_CENTS,
  MAXIMUM_MONTHLY_HOURS,
  MAXIMUM_SERVICE_FEE,
  PRICE_REASON_LENGTH,
} from './rules/service-fee.ts';

const { forbidden, notFound, staleVersion } = platformErrors;
const { feeInThePast, hireNotPaid, hirePriced, netBelowAgreed, priceBelowAgreed, priceDay } = walletErrors;
const { alreadyAsked } = approvalErrors;
const basisPoints = z.int().min(0).max(MAXIMUM_SERVICE_FEE);
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
  /** Its price, or what was agreed before net meant what is paid out. */
  agreed: price.nullable(),
  isPriced: z.boolean(),
  /** The project's rate, in basis points. */
  serviceFee: z.int(),
  /** Payable hours. */
  waitingMinutes: z.int(),
  /** What a second administrator was asked about. */
  asked: price.extend({ countsFrom: z.iso.date().nullable(), reason: z.string() }).nullable(),
});
export type HireToPrice = z.output<typeof hireToPrice>;

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
          /** The project that it is for; null: all whose first offer comes later. */
          project: z.string().nullable(),
          askedBy: z.string(),
          askedAt: moment,
        }),
      ),
    }),
  }),
  'POST /serviceFees': operation({
    summary:
      'Asks a second administrator for another rate: for projects whose first offer comes later, or for the next offers and prices of one project',
    access: { roles: ['admin'] },
    changes: [walletHappenings.serviceFeeAsked, approvalHappenings.asked],
    body: z.object({ basisPoints, startsAt: instant, projectId: z.uuid().nullable().default(null) }),
    status: 201,
    output: z.object({ feeId: z.uuid() }),
    errors: [notFound, feeInThePast, alreadyAsked],
  }),
  'GET /serviceFees/projects': operation({
    summary: 'Projects that may get a rate of their own, found by their title or company',
    access: { roles: ['admin'] },
    query: z.object({ search: text(120).default('') }),
    output: z.object({
      projects: z.array(z.object({ projectId: z.uuid(), title: z.string(), company: z.string() })),
    }),
  }),
  'GET /hirePrices': operation({
    summary: 'Hires whose hours have no price, those with hours that wait first; with a search all hires that it finds',
    access: { roles: ['admin'] },
    query: z.object({ search: text(120).default('') }),
    output: z.object({ hires: z.array(hireToPrice) }),
  }),
  'PUT /hirePrices/{hireId}/first': operation({
    summary:
      'Sets what an hour of a hire of the own space costs that has no price; where hours were worked already, an administrator is asked',
    access: { roles: ['squadOwner'], permission: 'accessPayments', verified: true },
    changes: [walletHappenings.hirePriced, walletHappenings.hirePriceAsked, approvalHappenings.asked],
    params: ofHire,
    body: z.object({
      grossCents: z.int().min(1).max(MAXIMUM_HOURLY_CENTS),
      monthlyHours: z.int().min(1).max(MAXIMUM_MONTHLY_HOURS),
      reason: text(PRICE_REASON_LENGTH, 1),
    }),
    output: z.object({ holds: z.boolean() }),
    errors: [notFound, forbidden, alreadyAsked, hirePriced, hireNotPaid, netBelowAgreed, priceBelowAgreed],
    limit: { count: 60, seconds: 3600 },
  }),
  'PUT /hirePrices/{hireId}': operation({
    summary:
      'Prices the hours of a hire, or those from a day on where it has a price; a second administrator is asked where such hours were worked',
    access: { roles: ['admin'] },
    changes: [walletHappenings.hirePriced, walletHappenings.hirePriceAsked, approvalHappenings.asked],
    params: ofHire,
    body: z.object({
      grossCents: z.int().min(1).max(MAXIMUM_HOURLY_CENTS),
      /** What it was agreed to cost when somebody looked; null: nothing was. */
      seenCents: z.int().nullable(),
      /** The day from which another price counts, where a hire has one; null: today. */
      countsFrom: calendarDate.nullable().default(null),
      reason: text(PRICE_REASON_LENGTH, 1),
    }),
    output: z.object({ holds: z.boolean() }),
    errors: [notFound, staleVersion, alreadyAsked, netBelowAgreed, hireNotPaid, priceDay],
  }),
});
