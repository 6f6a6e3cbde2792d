import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '#accounts/server/tables.ts';
import { applications } from '#applications/server/tables.ts';
import {
  type InHouseState,
  inHouseStates,
  type MemberAnswer,
  memberAnswers,
  type SquadDecision,
  squadDecisions as decisions,
  type SquadReason,
} from '#pipeline/selection/rules/squad-terms.ts';
import { citext, createdAt, id, moment, oneOf } from '#platform/db/columns.ts';
import { positions, projects } from '#projects/server/tables.ts';

const projectId = () =>
  uuid('project_id')
    .notNull()
    .references(() => projects.id, { onDelete: 'cascade' });

/** The professional whom a company brings along for a position, asked by mail. */
export const inHouseInvitations = pgTable(
  'in_house_invitations',
  {
    id: id(),
    projectId: projectId(),
    positionId: uuid('position_id')
      .notNull()
      .references(() => positions.id, { onDelete: 'cascade' }),
    email: citext('email').notNull(),
    /** The application, once the address is known to belong to a professional. */
    applicationId: uuid('application_id').references(() => applications.id, { onDelete: 'set null' }),
    state: text('state').$type<InHouseState>().notNull().default('sent'),
    invitedBy: uuid('invited_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    answeredAt: moment('answered_at'),
  },
  (table) => [
    check('in_house_invitations_state_check', oneOf(table.state, inHouseStates)),
    check('in_house_invitations_answered_check', sql`(${table.state} = 'sent') = (${table.answeredAt} is null)`),
    uniqueIndex('in_house_invitations_once')
      .on(table.positionId, table.email)
      .where(sql`${table.state} = 'sent'`),
    index('in_house_invitations_email').on(table.email),
    index('in_house_invitations_project').on(table.projectId),
    index('in_house_invitations_application').on(table.applicationId),
    index('in_house_invitations_author').on(table.invitedBy),
  ],
);

/** The answer of a selected or invited professional to a project; the latest one counts. */
export const squadAnswers = pgTable(
  'squad_answers',
  {
    applicationId: uuid('application_id')
      .primaryKey()
      .references(() => applications.id, { onDelete: 'cascade' }),
    answer: text('answer').$type<MemberAnswer>().notNull(),
    reason: text('reason'),
    at: moment('at').notNull(),
  },
  (table) => [check('squad_answers_answer_check', oneOf(table.answer, memberAnswers))],
);

/** The owner's decision about a whole squad, with its members at the time; append-only. */
export const squadDecisions = pgTable(
  'squad_decisions',
  {
    id: id(),
    projectId: projectId(),
    decision: text('decision').$type<SquadDecision>().notNull(),
    /** Identifies the squad's people, so that the same squad is not approved twice. */
    composition: text('composition').notNull(),
    reasons: jsonb('reasons').$type<SquadReason[]>().notNull().default([]),
    actorId: uuid('actor_id').references(() => users.id, { onDelete: 'set null' }),
    at: createdAt(),
  },
  (table) => [
    check('squad_decisions_decision_check', oneOf(table.decision, decisions)),
    uniqueIndex('squad_decisions_approved_once')
      .on(table.projectId, table.composition)
      .where(sql`${table.decision} = 'approved'`),
    index('squad_decisions_project').on(table.projectId, table.at),
    index('squad_decisions_actor').on(table.actorId),
  ],
);
