import { z } from 'zod';
import { moment, text } from '#platform/contract/schemas.ts';
import { currencies } from '#platform/money/currencies.ts';
import { entryStates, entrySteps } from '#timesheets/hours/rules/entry-life.ts';
import { REASON_LENGTH } from '#timesheets/hours/rules/hour-limits.ts';
import { verdicts } from './rules/verdicts.ts';

export const reason = text(REASON_LENGTH, 1);

export const reviewView = z.object({
  reviewId: z.uuid(),
  verdict: z.enum(verdicts),
  reason: z.string(),
  reviewer: z.string(),
  at: moment,
  /** Until then an approval can be undone; null once it took effect. */
  undoUntil: moment.nullable(),
});

export const taskReviews = z.object({
  /** The latest first; what was undone is left out. */
  reviews: z.array(reviewView),
  /** What the caller may do now. */
  abilities: z.object({ accept: z.boolean(), undo: z.boolean(), adjust: z.boolean(), reject: z.boolean() }),
  /** What an approval now would make payable; null for whoever may not approve. Sums for whoever may access payments. */
  approves: z
    .object({
      minutes: z.int(),
      contestedMinutes: z.int(),
      /** Gross, by the hires' agreed prices; hours of hires without a price are in none. */
      sums: z.array(z.object({ cents: z.int(), currency: z.enum(currencies) })).nullable(),
    })
    .nullable(),
});

const entryStep = z.object({ step: z.enum(entrySteps), text: z.string(), actor: z.string().nullable(), at: moment });

export const entryThread = z.object({
  entryId: z.uuid(),
  state: z.enum(entryStates),
  deadlineAt: moment,
  /** In order. */
  steps: z.array(entryStep),
  /** Until when the team promised to rule on held hours. */
  rulingDueAt: moment.nullable(),
  abilities: z.object({ contest: z.boolean(), answer: z.boolean(), cancel: z.boolean() }),
});

const workedHours = z.object({
  entryId: z.uuid(),
  person: z.string(),
  description: z.string(),
  startedAt: moment,
  endedAt: moment,
  timeZone: z.string(),
  localDate: z.string(),
  minutes: z.int(),
  state: z.enum(entryStates),
});

/** An entry as whoever sees the task reads it. */
export const taskEntry = workedHours.extend({
  deadlineAt: moment,
  /** Until when the team promised to rule on held hours. */
  rulingDueAt: moment.nullable(),
  canContest: z.boolean(),
  /** Something happened to it since it was written. */
  hasThread: z.boolean(),
});

export const rulingView = z.object({
  projectId: z.uuid(),
  project: z.string(),
  taskId: z.uuid(),
  task: z.string(),
  /** Why they are held. */
  cause: z.enum(['rejectedTask', 'contest']),
  dueAt: moment,
  /** Counts all hours of the ticket that are held still, not only the entries shown. */
  heldMinutes: z.int(),
  entries: z.array(workedHours.extend({ steps: z.array(entryStep) })),
  /** Whether the caller may rule now. */
  canRule: z.boolean(),
});
