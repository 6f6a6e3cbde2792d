import { z } from 'zod';
import { calendarDate, currency, moment, text } from '#platform/contract/schemas.ts';
import { hiringModels } from '#projects/rules/terms.ts';
import { standings } from './rules/standing.ts';
import {
  interactionKinds,
  MAXIMUM_HOURLY_CENTS,
  MAXIMUM_MONTHLY_HOURS,
  MAXIMUM_OFFER_DAYS,
  MESSAGE_LENGTH,
  negotiationStates,
  OFFER_DAYS,
  sides,
} from './rules/terms.ts';

const hourly = z.int().min(1).max(MAXIMUM_HOURLY_CENTS);
const side = z.enum(sides);

/** Money in cents per hour, in the negotiation's currency. */
const figures = z.object({
  monthlyHours: z.int().min(1).max(MAXIMUM_MONTHLY_HOURS),
  hourlyNet: hourly,
  hourlyGross: hourly,
  startDate: calendarDate,
});

const about = { applicationId: z.uuid() };
const words = text(MESSAGE_LENGTH).default('');

/** An action of one side. It names the offer that it answers, so that nobody answers a replaced offer. */
export const interaction = z.discriminatedUnion('action', [
  z.strictObject({
    action: z.literal('offer'),
    ...about,
    ...figures.shape,
    /** Left out where it is paid out: there it follows from the gross by the project’s service fee. */
    hourlyNet: hourly.nullable().default(null),
    /** The last offer that the caller saw; null when there was none. */
    answers: z.uuid().nullable(),
    message: words,
    validDays: z.int().min(1).max(MAXIMUM_OFFER_DAYS).default(OFFER_DAYS),
  }),
  z.strictObject({ action: z.literal('accept'), ...about, answers: z.uuid() }),
  z.strictObject({ action: z.literal('decline'), ...about, answers: z.uuid(), message: words }),
]);
export type Interaction = z.output<typeof interaction>;
export type OfferInput = Extract<Interaction, { action: 'offer' }>;

export const interactionView = z.object({
  id: z.uuid(),
  number: z.int(),
  side,
  kind: z.enum(interactionKinds),
  /** The colleague of the company; visible to the company only. */
  author: z.string().nullable(),
  figures: figures.nullable(),
  /** Its net is what is paid out, before own taxes; otherwise an estimate. */
  netIsPaidOut: z.boolean(),
  /** The former values of the figures that the offer changes. */
  changes: figures.partial(),
  message: z.string(),
  expiresAt: moment.nullable(),
  createdAt: moment,
});
export type InteractionView = z.infer<typeof interactionView>;

const agreement = figures.extend({
  netIsPaidOut: z.boolean(),
  /** What the tax tables left at the time of agreement, per hour: an estimate. */
  estimatedNet: z.int().nullable(),
  acceptedAt: moment,
  hiredAt: moment.nullable(),
});

/** A negotiation as one of its sides sees it. */
export const negotiationView = z.object({
  side,
  applicationId: z.uuid(),
  projectId: z.uuid(),
  positionIndex: z.int(),
  title: z.string(),
  companyName: z.string(),
  candidateName: z.string(),
  currency,
  hiringModel: z.enum(hiringModels).nullable(),
  /** In basis points of the gross; null where the net is not paid out. */
  serviceFee: z.int().nullable(),
  /** The hours that the vacancy states. */
  wantedHours: z.int().nullable(),
  standing: z.enum(standings),
  /** All offers and answers, oldest first. */
  interactions: z.array(interactionView),
  lastOfCompany: interactionView.nullable(),
  lastOfCandidate: interactionView.nullable(),
  agreement: agreement.nullable(),
  /** Earlier negotiations about the same application that ended without an agreement, newest first. */
  earlier: z.array(z.object({ state: z.enum(negotiationStates), interactions: z.array(interactionView) })),
  abilities: z.object({ offer: z.boolean(), accept: z.boolean(), decline: z.boolean() }),
});
export type NegotiationView = z.infer<typeof negotiationView>;

/** A candidate with whom a company negotiates or may start to. */
export const negotiationHead = z.object({
  applicationId: z.uuid(),
  positionIndex: z.int(),
  candidateName: z.string(),
  candidateImage: z.string().nullable(),
  standing: z.enum(standings),
  canBegin: z.boolean(),
});
