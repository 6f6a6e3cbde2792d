import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '#accounts/server/tables.ts';
import { promisedAnswer } from '#applications/rules/answer-promise.ts';
import { type InterviewDetail } from '#applications/rules/interview-terms.ts';
import { type ApplicationEvent, applicationEvents } from '#applications/rules/moves.ts';
import { type ApplicationState, applicationStates, type Stage, stages } from '#applications/rules/stages.ts';
import { clock } from '#platform/calendar/clock.ts';
import { createdAt, id, moment, momentOfWriting, oneOf, updatedAt, versionColumn } from '#platform/db/columns.ts';
import { projectVacancies } from '#projects/professionals/server/tables.ts';
import { positions, projects } from '#projects/server/tables.ts';
import { workspaces } from '#workspaces/server/tables.ts';

/** One person's application to one position: for the member an application, for the company a candidate. */
export const applications = pgTable(
  'applications',
  {
    id: id(),
    positionId: uuid('position_id')
      .notNull()
      .references(() => positions.id, { onDelete: 'cascade' }),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id),
    memberId: uuid('member_id')
      .notNull()
      .references(() => users.id),
    stage: text('stage').$type<Stage>().notNull().default('new'),
    state: text('state').$type<ApplicationState>().notNull().default('active'),
    /** What the candidate reads instead of stage and state, by `asTold`. */
    toldStage: text('told_stage').$type<Stage>(),
    /** Set while this candidate is the one selected for the position. */
    selectedAt: moment('selected_at'),
    stageEnteredAt: momentOfWriting('stage_entered_at'),
    /** The ids from the link by which the candidate came; an upsell and a replacement exclude each other. */
    matchmakingId: text('matchmaking_id'),
    upsellId: uuid('upsell_id').references(() => projectVacancies.id, { onDelete: 'set null' }),
    replacementId: uuid('replacement_id').references(() => projectVacancies.id, { onDelete: 'set null' }),
    /** The date by which the company promises an answer: the estimated end that the candidate reads. */
    answerDueAt: moment('answer_due_at')
      .notNull()
      .$defaultFn(() => promisedAnswer(clock.now())),
    /** Set when the mails about that date were written, so that none is written twice. */
    answerRemindedAt: moment('answer_reminded_at'),
    answerMissedAt: moment('answer_missed_at'),
    /** Set when the talent team suggested this person instead of an own application. */
    suggestedAt: moment('suggested_at'),
    suggestedBy: uuid('suggested_by').references(() => users.id, { onDelete: 'set null' }),
    version: versionColumn(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('applications_stage_check', oneOf(table.stage, stages)),
    check('applications_state_check', oneOf(table.state, applicationStates)),
    check('applications_told_stage_check', oneOf(table.toldStage, stages)),
    check('applications_link_check', sql`${table.upsellId} is null or ${table.replacementId} is null`),
    unique('applications_once').on(table.positionId, table.memberId),
    uniqueIndex('applications_one_selected')
      .on(table.positionId)
      .where(sql`${table.selectedAt} is not null`),
    uniqueIndex('applications_one_hired')
      .on(table.positionId)
      .where(sql`${table.stage} = 'hired'`),
    index('applications_board').on(
      table.positionId,
      table.stage,
      table.stageEnteredAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('applications_member').on(table.memberId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('applications_project').on(table.projectId, table.stage),
    index('applications_company').on(
      table.workspaceId,
      table.stage,
      table.stageEnteredAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('applications_company_entered').on(
      table.workspaceId,
      table.stageEnteredAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('applications_company_recent').on(
      table.workspaceId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('applications_waiting')
      .on(table.workspaceId, table.stage, table.stageEnteredAt, table.id)
      .where(sql`${table.state} = 'active' and ${table.stage} not in ('hired', 'disqualified', 'approvedButDeclined')`),
    index('applications_answer_awaited')
      .on(table.workspaceId, table.answerDueAt, table.id)
      .where(
        sql`${table.state} in ('active', 'setAside') and ${table.stage} not in ('hired', 'disqualified', 'approvedButDeclined')`,
      ),
    index('applications_answer_due')
      .on(table.answerDueAt)
      .where(
        sql`${table.state} in ('active', 'setAside') and ${table.stage} not in ('hired', 'disqualified', 'approvedButDeclined') and ${table.answerMissedAt} is null`,
      ),
  ],
);

export type ApplicationRow = typeof applications.$inferSelect;

/** The history of every application, with the actor of each step; append-only. */
export const applicationHistory = pgTable(
  'application_history',
  {
    id: id(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    event: text('event').$type<ApplicationEvent>().notNull(),
    fromStage: text('from_stage').$type<Stage>(),
    toStage: text('to_stage').$type<Stage>(),
    /** For the company only; the candidate never reads it. */
    reason: text('reason'),
    /** Names the interview that a step is about, and its time; null for other steps. */
    detail: jsonb('detail').$type<InterviewDetail>(),
    actorId: uuid('actor_id').references(() => users.id),
    at: createdAt(),
  },
  (table) => [
    check('application_history_event_check', oneOf(table.event, applicationEvents)),
    index('application_history_application').on(
      table.applicationId,
      table.at.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
  ],
);
