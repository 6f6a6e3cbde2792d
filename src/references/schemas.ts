import { z } from 'zod';
import { language, moment, text } from '#platform/contract/schemas.ts';
import { readingAccesses } from './rules/reading-access.ts';
import { linkStates, referenceStates } from './rules/reference-state.ts';
import { PHONE_LENGTH, ratings, WORDS_LENGTH } from './rules/reference-terms.ts';

const rating = z.enum(ratings);
/** A number that people can call, however they write it. */
export const phone = text(PHONE_LENGTH, 6).pipe(z.string().regex(/^\+?[\d\s().-]+$/));

/** What a recommender says. */
export const answerBody = z
  .strictObject({
    /** The version that they saw; 0 for the first answer. */
    version: z.int32().min(0),
    general: rating,
    behavioural: rating,
    technical: rating,
    words: text(WORDS_LENGTH),
    mayContact: z.boolean(),
    contactPhone: z.union([phone, z.literal('')]).default(''),
    servesLater: z.boolean(),
  })
  .refine(({ mayContact, contactPhone }) => !mayContact || contactPhone !== '', { path: ['contactPhone'] });

const answer = z.object({
  version: z.int(),
  general: rating,
  behavioural: rating,
  technical: rating,
  words: z.string(),
  mayContact: z.boolean(),
  contactPhone: z.string(),
  servesLater: z.boolean(),
});

const recommender = { name: z.string(), jobTitle: z.string(), company: z.string() };
const job = z.object({ title: z.string(), companyName: z.string() });

/** As the candidate reads it: never the words. */
export const ownReference = z.object({
  referenceId: z.string(),
  ...recommender,
  email: z.string(),
  phone: z.string(),
  job: job.nullable(),
  state: z.enum(referenceStates),
  askedAt: moment,
  endedAt: moment.nullable(),
  /** When an open request lapses. */
  until: moment,
});

/** As the recommender reads it. */
export const recommenderView = z.object({
  state: z.enum(linkStates),
  /** The one that the candidate chose for them. */
  language,
  candidate: z.string(),
  recommender: z.string(),
  job: job.nullable(),
  /** The companies that will read it. */
  readers: z.array(z.string()),
  until: moment,
  answer: answer.nullable(),
});

/** As a company reads it. */
export const readReference = z.object({
  referenceId: z.string(),
  state: z.enum(referenceStates),
  access: z.enum(readingAccesses),
  /** Null while the company may only know that there is one. */
  recommender: z.object(recommender).nullable(),
  askedAt: moment,
  endedAt: moment.nullable(),
  /** Null while it is not open to the reader. */
  answer: answer.omit({ version: true, servesLater: true }).extend({ correctedAt: moment.nullable() }).nullable(),
  /** Why it was declined, where somebody said so. */
  reason: z.string().nullable(),
});
