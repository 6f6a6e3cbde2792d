import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from '#accounts/server/tables.ts';
import { allOf, createdAt, id, oneOf } from '#platform/db/columns.ts';
import { type MarkKind, markKinds, type PairState, pairStates } from '#pipeline/duplicates/rules/duplicate-terms.ts';
import { workspaces } from '#workspaces/server/tables.ts';

/**
 * Marks by which a company's candidates can be recognised as the same person, `kind:hash`. Triggers maintain them (see
 * `candidates/server/sql/candidate-marks.sql`) on every write to applications, profiles or accounts.
 */
export const candidateMarks = pgTable(
  'candidate_marks',
  {
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    memberId: uuid('member_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    mark: text('mark').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.mark, table.memberId] }),
    index('candidate_marks_member').on(table.memberId),
  ],
);

/** A company's decision whether two accounts belong to one person. It applies to that company only; the accounts stay separate. */
export const candidatePairs = pgTable(
  'candidate_pairs',
  {
    id: id(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    /** The smaller of the two ids. */
    firstId: uuid('first_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    secondId: uuid('second_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text('state').$type<PairState>().notNull(),
    /** The marks that were equal at the time of the decision. */
    evidence: text('evidence').array().$type<MarkKind[]>().notNull(),
    decidedBy: uuid('decided_by').references(() => users.id, { onDelete: 'set null' }),
    decidedAt: createdAt(),
  },
  (table) => [
    check('candidate_pairs_order_check', sql`${table.firstId} < ${table.secondId}`),
    check('candidate_pairs_state_check', oneOf(table.state, pairStates)),
    check('candidate_pairs_evidence_check', allOf(table.evidence, markKinds)),
    unique('candidate_pairs_once').on(table.workspaceId, table.firstId, table.secondId),
    index('candidate_pairs_first').on(table.firstId),
    index('candidate_pairs_second').on(table.secondId),
    index('candidate_pairs_decided_by').on(table.decidedBy),
  ],
);
