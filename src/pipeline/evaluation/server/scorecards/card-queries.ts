import { and, asc, eq, exists, ne, not, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { users } from '#accounts/server/tables.ts';
import { applications } from '#applications/server/tables.ts';
import type { ScorecardStage } from '#pipeline/evaluation/rules/scorecard.ts';
import type { Database } from '#platform/db/connection.ts';
import { scorecardForms, scorecards } from './tables.ts';

const own = alias(scorecards, 'own');

/**
 * Nobody reads others' opinions before giving their own: in a candidate's current stage, others' scorecards are visible only to people who
 * have filled in their own. Once the candidate has left the stage, scorecards can no longer be filled in, and all are visible.
 */
function isOpenTo(database: Database, readerId: string) {
  const ownCard = database
    .select({ id: own.id })
    .from(own)
    .where(
      and(eq(own.applicationId, scorecards.applicationId), eq(own.stage, scorecards.stage), eq(own.authorId, readerId)),
    );
  return or(
    eq(scorecards.authorId, readerId),
    ne(applications.stage, scorecards.stage),
    ne(applications.state, 'active'),
    exists(ownCard),
  )!;
}

const card = {
  scorecardId: scorecards.id,
  stage: scorecards.stage,
  authorId: scorecards.authorId,
  authorName: users.name,
  authorImage: users.image,
  questions: scorecardForms.questions,
  answers: scorecards.answers,
  recommendation: scorecards.recommendation,
  note: scorecards.note,
  updatedAt: scorecards.updatedAt,
  version: scorecards.version,
};

function selectCards(database: Database) {
  return database
    .select(card)
    .from(scorecards)
    .innerJoin(applications, eq(applications.id, scorecards.applicationId))
    .innerJoin(users, eq(users.id, scorecards.authorId))
    .leftJoin(scorecardForms, eq(scorecardForms.id, scorecards.formId));
}

export type CardRow = Awaited<ReturnType<typeof listOpenCards>>[number];

export function listOpenCards(database: Database, applicationId: string, readerId: string) {
  return selectCards(database)
    .where(and(eq(scorecards.applicationId, applicationId), isOpenTo(database, readerId)))
    .orderBy(asc(scorecards.createdAt), asc(scorecards.id))
    .limit(500);
}

export function countHiddenCards(database: Database, applicationId: string, readerId: string): Promise<number> {
  return database.$count(
    database
      .select({ id: scorecards.id })
      .from(scorecards)
      .innerJoin(applications, eq(applications.id, scorecards.applicationId))
      .where(and(eq(scorecards.applicationId, applicationId), not(isOpenTo(database, readerId))))
      .as('hidden'),
  );
}

export async function findOwnCard(
  database: Database,
  { applicationId, stage, authorId }: { applicationId: string; stage: ScorecardStage; authorId: string },
) {
  const [found] = await database
    .select()
    .from(scorecards)
    .where(
      and(eq(scorecards.applicationId, applicationId), eq(scorecards.stage, stage), eq(scorecards.authorId, authorId)),
    );
  return found ?? null;
}

export async function readCardById(database: Database, scorecardId: string): Promise<CardRow> {
  const [found] = await selectCards(database).where(eq(scorecards.id, scorecardId));
  return found!;
}
