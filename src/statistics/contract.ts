import { z } from 'zod';
import { applicationStates, stages } from '#applications/rules/stages.ts';
import { fileAnswer } from '#platform/contract/file-answer.ts';
import { commonReasons } from '#pipeline/moving/rules/rejection-terms.ts';
import { defineContract, operation } from '#platform/contract/operation.ts';
import { boundedCount, cursor, moment, oneOrMany, text } from '#platform/contract/schemas.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { positionStates } from '#projects/rules/terms.ts';
import { statisticsErrors } from '#statistics/errors.ts';
import { periods, usualPeriod } from '#statistics/rules/period.ts';
import { CHOSEN_COMPANIES } from '#statistics/rules/chosen-companies.ts';
import { candidateRowKinds, positionRowKinds } from '#statistics/rules/rows.ts';
import { candidateSources } from '#applications/rules/candidate-sources.ts';
import { departures, funnelStages, outcomes } from '#statistics/rules/terms.ts';

const access = { roles: ['squadOwner', 'recruiter', 'admin'] } as const;
const funnelStage = z.enum(funnelStages);
const minutes = z.int().nullable();
/** Half of the stays were at most the median, nine out of ten at most the other value; in minutes, null when nothing was counted. */
const durations = z.object({ count: z.int(), median: minutes, ninetieth: minutes });
const errors = [platformErrors.notFound] as const;

/** The companies whose figures members of staff ask for. */
const companyIds = oneOrMany(z.uuid(), CHOSEN_COMPANIES).optional();
/** Without a project or companies: all companies that the caller may access. */
const about = z.object({ projectId: z.uuid().optional(), companyIds, period: z.enum(periods).default(usualPeriod) });
const page = { cursor: cursor.optional(), limit: z.coerce.number<string>().int().min(1).max(100).default(30) };
const place = {
  projectId: z.uuid(),
  projectTitle: z.string(),
  positionIndex: z.int(),
  positionTitle: z.string(),
  positionState: z.enum(positionStates),
};

const company = z.object({ id: z.uuid(), name: z.string() });

export const statisticsView = z.object({
  project: z.object({ id: z.uuid(), title: z.string() }).nullable(),
  /** The chosen companies, by name; none: all that the caller may access. */
  companies: z.array(company),
  /**
   * Only of administrators who chose neither company nor project: every company of the product. Then `now` looks through the companies whose
   * projects changed last, at most so many; reasons are not said, and no number opens its rows.
   */
  everyCompany: z.object({ lookedThrough: z.int() }).nullable(),
  /** The first day of the period; null for all time. */
  since: z.iso.date().nullable(),
  /** Independent of the period. */
  now: z.object({
    openPositions: boundedCount,
    overduePositions: boundedCount,
    late: boundedCount,
    answersOverdue: boundedCount,
  }),
  /** How many candidates arrived in the period: all, the hired, and those still in the process. */
  came: z.int(),
  hired: z.int(),
  underWay: z.int(),
  timeToHire: durations,
  stages: z.array(
    z.object({
      stage: funnelStage,
      reached: z.int(),
      left: z.record(z.enum(departures), z.int()),
      stay: durations,
    }),
  ),
  sources: z.array(z.object({ source: z.enum(candidateSources), came: z.int(), hired: z.int() })),
  /** Why the disqualified ones of them were turned down: a common reason, or the name of the company's own; neither: not said. */
  reasons: z
    .array(z.object({ common: z.enum(commonReasons).nullable(), own: z.string().nullable(), count: z.int() }))
    .nullable(),
  abilities: z.object({ export: z.boolean() }),
});
export type StatisticsView = z.infer<typeof statisticsView>;

export const candidateRow = z.object({
  applicationId: z.uuid(),
  name: z.string(),
  image: z.string().nullable(),
  ...place,
  stage: z.enum(stages),
  state: z.enum(applicationStates),
  outcome: z.enum(outcomes).nullable(),
  source: z.enum(candidateSources),
  cameAt: moment,
  hiredAt: moment.nullable(),
  stageEnteredAt: moment,
  answerDueAt: moment,
  /** In the requested stage, once they left it. */
  stayMinutes: minutes,
});
export type CandidateRow = z.infer<typeof candidateRow>;

export const positionRow = z.object({ positionId: z.uuid(), ...place, publishedAt: moment });
export type PositionRow = z.infer<typeof positionRow>;

export const statisticsContract = defineContract({
  'GET /hiringStatistics': operation({
    summary:
      'The hiring figures of one project, of chosen companies or of all within reach: funnel, departures, stays, sources, and what is overdue',
    access,
    query: about,
    output: statisticsView,
    errors,
  }),
  'GET /hiringStatistics/candidates': operation({
    summary: 'The candidates behind one of the figures',
    access,
    query: about.extend({
      of: z.enum(candidateRowKinds),
      stage: funnelStage.optional(),
      departure: z.enum(departures).optional(),
      source: z.enum(candidateSources).optional(),
      ...page,
    }),
    output: z.object({ candidates: z.array(candidateRow), nextCursor: z.string().nullable() }),
    errors: [...errors, statisticsErrors.companyRequired, statisticsErrors.cursorInvalid],
  }),
  'GET /hiringStatistics/positions': operation({
    summary: 'The vacancies behind one of the figures',
    access,
    query: about.extend({ of: z.enum(positionRowKinds), ...page }),
    output: z.object({ positions: z.array(positionRow), nextCursor: z.string().nullable() }),
    errors: [...errors, statisticsErrors.companyRequired, statisticsErrors.cursorInvalid],
  }),
  'GET /hiringStatistics/projects': operation({
    summary: 'Projects to choose one of, by a part of their title, latest change first',
    access,
    query: z.object({ search: text(100).optional(), companyIds }),
    output: z.object({ projects: z.array(z.object({ id: z.uuid(), title: z.string() })) }),
    errors,
  }),
  'GET /hiringStatistics/companies': operation({
    summary: 'Companies to choose some of, by a part of their name; at most 50',
    access: { roles: ['recruiter', 'admin'] },
    query: z.object({ search: text(100).default('') }),
    output: z.object({ companies: z.array(company) }),
  }),
  'GET /hiringStatistics/csv': operation({
    summary: 'All figures as a CSV file, in the language of the caller',
    access: { ...access, permission: 'generateReports' },
    query: about,
    output: fileAnswer,
    errors,
  }),
});
