import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '#accounts/server/tables.ts';
import { createdAt, id, moment, momentOfWriting, oneOf, updatedAt, versionColumn } from '#platform/db/columns.ts';
import { type QuizKey, quizKeys } from '#quizzes/rules/quiz.ts';
import type { SavedAnswers } from '#quizzes/rules/saved-answers.ts';
import { workspaces } from '#workspaces/server/tables.ts';

const quiz = () => text('quiz').$type<QuizKey>().notNull();
const memberId = () =>
  uuid('member_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** One attempt of a member at a test. Finished ones are retained: the latest counts, the earlier ones are the person's own history. */
export const quizAttempts = pgTable(
  'quiz_attempts',
  {
    id: id(),
    memberId: memberId(),
    quiz: quiz(),
    /** The version of the test's rules for the answers, and then for the result. */
    quizVersion: integer('quiz_version').notNull(),
    answers: jsonb('answers').$type<SavedAnswers>().notNull().default({}),
    answeredSteps: integer('answered_steps').notNull().default(0),
    state: text('state').$type<'inProgress' | 'finished'>().notNull().default('inProgress'),
    result: jsonb('result').$type<unknown>(),
    startedAt: momentOfWriting('started_at'),
    updatedAt: updatedAt(),
    finishedAt: moment('finished_at'),
    version: versionColumn(),
  },
  (table) => [
    check('quiz_attempts_quiz_check', oneOf(table.quiz, quizKeys)),
    check(
      'quiz_attempts_state_check',
      sql`(${table.state} = 'inProgress' and ${table.result} is null and ${table.finishedAt} is null)
        or (${table.state} = 'finished' and ${table.result} is not null and ${table.finishedAt} is not null)`,
    ),
    uniqueIndex('quiz_attempts_one_open')
      .on(table.memberId, table.quiz)
      .where(sql`state = 'inProgress'`),
    index('quiz_attempts_latest').on(table.memberId, table.quiz, table.finishedAt.desc().nullsFirst()),
  ],
);

/** A link to the member's latest result of one test for anybody, until it is revoked. */
export const quizShares = pgTable(
  'quiz_shares',
  {
    id: id(),
    memberId: memberId(),
    quiz: quiz(),
    tokenHash: text('token_hash').notNull().unique(),
    /** Lets the member copy the link again. Empty in links revoked before tokens were encrypted. */
    encryptedToken: text('encrypted_token').notNull(),
    createdAt: createdAt(),
    revokedAt: moment('revoked_at'),
  },
  (table) => [
    check('quiz_shares_quiz_check', oneOf(table.quiz, quizKeys)),
    uniqueIndex('quiz_shares_one_open')
      .on(table.memberId, table.quiz)
      .where(sql`revoked_at is null`),
  ],
);

/** The companies that a member lets read the test results. */
export const resultConsents = pgTable(
  'result_consents',
  {
    memberId: memberId(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    grantedAt: moment('granted_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.workspaceId] }),
    index('result_consents_workspace').on(table.workspaceId),
  ],
);
