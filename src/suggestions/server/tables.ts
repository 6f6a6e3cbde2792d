import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from '#accounts/server/tables.ts';
import { createdAt, id, moment, oneOf, updatedAt, versionColumn } from '#platform/db/columns.ts';
import { positions } from '#projects/server/tables.ts';
import { type MatchVerdict, matchVerdicts } from '#suggestions/rules/verdict.ts';

const positionId = () =>
  uuid('position_id')
    .notNull()
    .references(() => positions.id, { onDelete: 'cascade' });
const memberId = () =>
  uuid('member_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** A company's invitation to a professional to apply; once per professional and vacancy. */
export const positionInvitations = pgTable(
  'position_invitations',
  {
    id: id(),
    positionId: positionId(),
    memberId: memberId(),
    invitedBy: uuid('invited_by').references(() => users.id, { onDelete: 'set null' }),
    message: text('message').notNull().default(''),
    createdAt: createdAt(),
    /** Set when the professional declined it. */
    declinedAt: moment('declined_at'),
  },
  (table) => [
    unique('position_invitations_once').on(table.positionId, table.memberId),
    index('position_invitations_member').on(
      table.memberId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
  ],
);

/** A staff member's rating of a suggestion; one per rater, professional and vacancy. */
export const matchRatings = pgTable(
  'match_ratings',
  {
    id: id(),
    positionId: positionId(),
    memberId: memberId(),
    raterId: uuid('rater_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    verdict: text('verdict').$type<MatchVerdict>().notNull(),
    note: text('note').notNull().default(''),
    /** The suggestion's points when it was rated, 0 to 100, to compare the verdict with. */
    points: integer('points').notNull(),
    version: versionColumn(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('match_ratings_verdict_check', oneOf(table.verdict, matchVerdicts)),
    check('match_ratings_points_check', sql`${table.points} between 0 and 100`),
    unique('match_ratings_once').on(table.positionId, table.memberId, table.raterId),
    index('match_ratings_recent').on(table.updatedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('match_ratings_member').on(table.memberId),
  ],
);
