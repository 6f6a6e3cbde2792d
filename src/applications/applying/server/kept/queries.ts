import { and, asc, desc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { applicationIntents } from '#applications/applying/server/kept/tables.ts';
import { MAXIMUM_KEPT, oldestKept } from '#applications/rules/kept-vacancies.ts';
import type { Database } from '#platform/db/connection.ts';
import { positions } from '#projects/server/tables.ts';

/** Intents `k` with their open vacancy `o`, to which this member has not applied. */
export function keptVacancies(memberId: string, now: Date): SQL {
  return sql`application_intents k join positions o on o.id = k.position_id and o.state = 'open'
    where k.member_id = ${memberId} and k.kept_at > ${oldestKept(now).toISOString()}::timestamptz
      and not exists (
        select from applications a where a.position_id = k.position_id and a.member_id = k.member_id and a.state <> 'withdrawn')`;
}

export async function listKept(database: Database, memberId: string, now: Date) {
  const { positionId, positionType, link, keptAt } = applicationIntents;
  const open = sql`(select k.position_id from ${keptVacancies(memberId, now)})`;
  return database
    .select({
      projectId: positions.projectId,
      positionIndex: positions.positionIndex,
      title: positions.title,
      companyName: positions.companyName,
      positionType,
      link,
      keptAt,
    })
    .from(applicationIntents)
    .innerJoin(positions, eq(positions.id, positionId))
    .where(and(eq(applicationIntents.memberId, memberId), inArray(positionId, open)))
    .orderBy(desc(keptAt), desc(positionId));
}

/** For the export of a person's data. */
export function collectKeptVacancies(database: Database, memberId: string) {
  const { positionId, keptAt } = applicationIntents;
  return database
    .select({ position: positions.title, company: positions.companyName, keptAt })
    .from(applicationIntents)
    .innerJoin(positions, eq(positions.id, positionId))
    .where(eq(applicationIntents.memberId, memberId))
    .orderBy(asc(keptAt));
}

/** Deletes those beyond the newest. */
export async function dropOldest(transaction: Database, memberId: string): Promise<void> {
  const newest = transaction
    .select({ positionId: applicationIntents.positionId })
    .from(applicationIntents)
    .where(eq(applicationIntents.memberId, memberId))
    .orderBy(desc(applicationIntents.keptAt), desc(applicationIntents.positionId))
    .offset(MAXIMUM_KEPT);
  await transaction
    .delete(applicationIntents)
    .where(and(eq(applicationIntents.memberId, memberId), inArray(applicationIntents.positionId, newest)));
}

export async function dropKept(transaction: Database, memberId: string, positionId: string): Promise<void> {
  await transaction
    .delete(applicationIntents)
    .where(and(eq(applicationIntents.memberId, memberId), eq(applicationIntents.positionId, positionId)));
}

export async function dropKeptOf(transaction: Database, memberId: string): Promise<void> {
  await transaction.delete(applicationIntents).where(eq(applicationIntents.memberId, memberId));
}

export async function purgeKept(database: Database, now: Date): Promise<void> {
  await database.delete(applicationIntents).where(lt(applicationIntents.keptAt, oldestKept(now)));
}
