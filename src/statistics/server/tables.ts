import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { type ApplicationState, applicationStates, type Stage, stages } from '#applications/rules/stages.ts';
import { moment, oneOf } from '#platform/db/columns.ts';
import { type CandidateSource, candidateSources } from '#applications/rules/candidate-sources.ts';
import { type Outcome, type TallyMetric, tallyMetrics } from '#statistics/rules/terms.ts';

/**
 * How far each candidate came, maintained by triggers from the record of applications, in the transaction of every step. A trigger also deletes it
 * with the application: a foreign key would make a rebuild wait for locked candidates.
 */
export const candidateJourneys = pgTable(
  'candidate_journeys',
  {
    applicationId: uuid('application_id').primaryKey(),
    workspaceId: uuid('workspace_id').notNull(),
    projectId: uuid('project_id').notNull(),
    positionId: uuid('position_id').notNull(),
    cameAt: moment('came_at').notNull(),
    source: text('source').$type<CandidateSource>().notNull(),
    stage: text('stage').$type<Stage>().notNull(),
    state: text('state').$type<ApplicationState>().notNull(),
    /** The last stage towards a hire that the candidate was in, and the furthest one; 1 is `new`, 8 is `hired`. */
    place: smallint('place').notNull(),
    furthest: smallint('furthest').notNull(),
    stageEnteredAt: moment('stage_entered_at').notNull(),
    /** Time spent in each stage that they left, by its number. */
    minutes: integer('minutes').array().notNull(),
    hiredAt: moment('hired_at'),
    outcome: text('outcome')
      .$type<Outcome>()
      .generatedAlwaysAs(
        sql`case when state in ('withdrawn', 'closed') then state when stage in ('hired', 'disqualified') then stage when stage = 'approvedButDeclined' then 'declined' when state = 'setAside' then state end`,
      ),
  },
  (table) => [
    check('candidate_journeys_source_check', oneOf(table.source, candidateSources)),
    check('candidate_journeys_stage_check', oneOf(table.stage, stages)),
    check('candidate_journeys_state_check', oneOf(table.state, applicationStates)),
    check('candidate_journeys_place_check', sql`${table.place} between 1 and ${table.furthest}`),
    check('candidate_journeys_furthest_check', sql`${table.furthest} between 1 and 8`),
    index('candidate_journeys_workspace').on(
      table.workspaceId,
      table.cameAt.desc().nullsFirst(),
      table.applicationId.desc().nullsFirst(),
    ),
    index('candidate_journeys_project').on(
      table.projectId,
      table.cameAt.desc().nullsFirst(),
      table.applicationId.desc().nullsFirst(),
    ),
    // The few who did not come by the board.
    index('candidate_journeys_source')
      .on(table.workspaceId, table.source, table.cameAt.desc().nullsFirst(), table.applicationId.desc().nullsFirst())
      .where(sql`${table.source} <> 'board'`),
    // Finds the hires of all companies.
    index('candidate_journeys_hires')
      .on(table.cameAt)
      .where(sql`${table.outcome} = 'hired'`),
    index('candidate_journeys_outcome').on(
      table.workspaceId,
      table.outcome,
      table.cameAt.desc().nullsFirst(),
      table.applicationId.desc().nullsFirst(),
    ),
  ],
);

/**
 * Candidates of a company or a project, counted per metric by the day of arrival (São Paulo). A step only adds rows, so that steps never
 * wait for each other; a job folds the rows together. The count is always the sum.
 */
export const hiringTallies = pgTable(
  'hiring_tallies',
  {
    /** A company space, a project, or `every_company()`. */
    scopeId: uuid('scope_id').notNull(),
    cameOn: date('came_on').notNull(),
    metric: text('metric').$type<TallyMetric>().notNull(),
    stage: text('stage').$type<Stage>().notNull(),
    /** The value within the metric: a departure, a source, the bucket of a duration. */
    label: text('label').notNull(),
    amount: integer('amount').notNull(),
    folded: boolean('folded').notNull().default(false),
  },
  (table) => [
    check('hiring_tallies_metric_check', oneOf(table.metric, tallyMetrics)),
    index('hiring_tallies_scope').on(table.scopeId, table.cameOn),
    index('hiring_tallies_fresh')
      .on(table.scopeId, table.cameOn)
      .where(sql`not ${table.folded}`),
  ],
);
