import { z } from 'zod';
import { suitability } from '#jobs/view-schemas.ts';
import { verdicts } from '#jobs/opportunities/rules/suitability.ts';
import { applicationStates, stages } from '#applications/rules/stages.ts';
import { currency, moment, version } from '#platform/contract/schemas.ts';
import { hiringModels, positionStates, workModels } from '#projects/rules/terms.ts';
import { professionalCard } from '#talent/schemas.ts';
import { matchVerdicts } from './rules/verdict.ts';

export const suggestedPosition = z.object({
  projectId: z.string(),
  projectTitle: z.string(),
  positionIndex: z.int(),
  title: z.string(),
  state: z.enum(positionStates),
  experienceYears: z.int().nullable(),
  monthlyHours: z.int().nullable(),
  hiringModel: z.enum(hiringModels).nullable(),
  workModel: z.enum(workModels).nullable(),
  city: z.string().nullable(),
});

/** A staff member's rating of a suggestion. */
export const matchRating = z.object({ verdict: z.enum(matchVerdicts), note: z.string(), version });

export const suggestedProfessional = professionalCard.extend({
  suitability: suitability.extend({
    /** Only if the company asks for tests: how many of the three are finished. */
    tests: z.object({ verdict: z.enum(verdicts), points: z.number(), finished: z.int() }).nullable(),
  }),
  /** Gross, in cents. */
  expects: z.object({ currency, hourValue: z.int().nullable(), monthValue: z.int().nullable() }),
  /** The professional's stage as a candidate of this vacancy. */
  application: z
    .object({
      applicationId: z.string(),
      stage: z.enum(stages),
      state: z.enum(applicationStates),
      /** The talent team's current comment for the candidate. */
      suggestion: z.object({ comment: z.string(), version, mayChange: z.boolean() }).nullable(),
    })
    .nullable(),
  invitation: z.object({ invitedAt: moment, isDeclined: z.boolean() }).nullable(),
  /** The caller's own rating; only staff have one. */
  rating: matchRating.nullable(),
});

export const suggestionAbilities = z.object({
  invite: z.boolean(),
  /** Whether the caller may suggest somebody, with a comment. */
  suggest: z.boolean(),
  rate: z.boolean(),
  /** Whether the caller may open the page of professionals as companies see them. */
  companyView: z.boolean(),
});

/** A vacancy of the company beside one professional. */
export const vacancyForPerson = z.object({
  projectId: z.string(),
  positionIndex: z.int(),
  title: z.string(),
  companyName: z.string(),
  /** Their application, if they are a candidate. */
  applicationId: z.string().nullable(),
  isInvited: z.boolean(),
  /** Whether it takes applications. */
  isOpen: z.boolean(),
});

export const ownInvitation = z.object({
  invitationId: z.string(),
  projectId: z.string(),
  positionIndex: z.int(),
  title: z.string(),
  companyName: z.string(),
  message: z.string(),
  invitedAt: moment,
  isDeclined: z.boolean(),
});

export const ratedMatch = matchRating.omit({ version: true }).extend({
  ratingId: z.string(),
  /** The suggestion's points when it was rated. */
  points: z.int(),
  ratedAt: moment,
  raterName: z.string(),
  memberId: z.string(),
  memberName: z.string(),
  projectId: z.string(),
  positionIndex: z.int(),
  title: z.string(),
  companyName: z.string(),
});
