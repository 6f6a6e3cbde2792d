import { z } from 'zod';
import { moment } from '#platform/contract/schemas.ts';
import * as terms from '#projects/rules/terms.ts';
import { ownInterview } from '#applications/interviews/schemas.ts';
import { candidateEvents } from '#applications/rules/candidate-history.ts';
import { interviewKinds } from '#applications/rules/interview-terms.ts';
import { candidateStages } from '#applications/rules/stages.ts';

export const ownApplication = z.object({
  id: z.string(),
  projectId: z.string(),
  positionIndex: z.int(),
  title: z.string(),
  companyName: z.string(),
  hiringModel: z.enum(terms.hiringModels).nullable(),
  workModel: z.enum(terms.workModels).nullable(),
  city: z.string().nullable(),
  /** Whether the vacancy is still on the board. */
  available: z.boolean(),
  stage: z.enum(candidateStages),
  appliedAt: moment,
  /** When each stage was reached, oldest first. */
  track: z.array(z.object({ stage: z.enum(candidateStages), at: moment })),
  /** Whether the company may read the candidate's test results. */
  sharesResults: z.boolean(),
  /** Whether the candidate may have something to declare, or to withdraw. */
  affirmative: z.boolean(),
  /** The date by which the company promised an answer: the estimated end. Null once the answer is there. */
  answer: z.object({ dueAt: moment, isLate: z.boolean() }).nullable(),
  /** How many messages the conversation with the company has. */
  messages: z.int(),
  hasNewMessages: z.boolean(),
  /** The company wrote last, and the person has not said that nothing is to answer. */
  awaitsAnswer: z.boolean(),
  /** Only stages with an interview have one. */
  interview: ownInterview.nullable(),
  abilities: z.object({ withdraw: z.boolean(), applyAgain: z.boolean() }),
});

export const historyEntry = z.object({
  event: z.enum(candidateEvents),
  stage: z.enum(candidateStages).nullable(),
  interview: z.object({ kind: z.enum(interviewKinds), startsAt: moment.optional() }).nullable(),
  at: moment,
});
