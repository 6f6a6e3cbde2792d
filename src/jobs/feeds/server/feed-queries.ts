import { and, sql } from 'drizzle-orm';
import type { BoardPlace } from '#jobs/board/rules/board-cursor.ts';
import type { Database } from '#platform/db/connection.ts';
import { microsOf, cursorPosition } from '#platform/db/keyset.ts';
import { positions } from '#projects/server/tables.ts';

// Literal values in the order of the partial index of open vacancies, so that it is scanned.
const isOpen = sql`${positions.state} = 'open'`;
const newestFirst = sql`${positions.publishedAt} desc nulls last, ${positions.id} desc nulls last`;
const oldestFirst = sql`${positions.publishedAt} asc nulls first, ${positions.id} asc nulls first`;
const micros = microsOf(positions.publishedAt);
const place = sql`(${positions.publishedAt}, ${positions.id})`;

/** Open vacancies with their texts, newest first, after a position. */
export function listFeedJobs(database: Database, after: BoardPlace | null, limit: number) {
  const { id, projectId, positionIndex, title, companyName, area, hiringModel, workModel, city, country } = positions;
  const { experienceYears, monthlyHours, payPeriod, payMinimum, payMaximum, payText, negotiable, currency } = positions;
  const { aboutOpportunity, responsibilities, requirements, benefits, aboutCompany, culture, tags, textLanguage } =
    positions;
  const { publishedAt, updatedAt } = positions;
  return database
    .select({
      id,
      projectId,
      positionIndex,
      title,
      companyName,
      area,
      hiringModel,
      workModel,
      city,
      country,
      experienceYears,
      monthlyHours,
      payPeriod,
      payMinimum,
      payMaximum,
      payText,
      negotiable,
      currency,
      aboutOpportunity,
      responsibilities,
      requirements,
      benefits,
      aboutCompany,
      culture,
      tags,
      textLanguage,
      publishedAt,
      updatedAt,
      micros,
    })
    .from(positions)
    .where(and(isOpen, after ? sql`${place} < ${cursorPosition(after)}` : undefined))
    .orderBy(newestFirst)
    .limit(limit);
}

/** What distinguishes the states of a feed's page, without its texts; and the end of the page when more follow. */
export async function readFeedState(database: Database, after: BoardPlace | null, size: number) {
  const page = database
    .select({
      number: sql<number>`row_number() over (order by ${newestFirst})`.as('number'),
      id: positions.id,
      micros: micros.as('micros'),
      version: positions.version,
      updatedAt: positions.updatedAt,
    })
    .from(positions)
    .where(and(isOpen, after ? sql`${place} < ${cursorPosition(after)}` : undefined))
    .orderBy(newestFirst)
    .limit(size + 1)
    .as('page');
  const [state] = await database
    .select({
      digest: sql<string>`md5(coalesce(string_agg(${page.id} || ' ' || ${page.version} || ' ' || ${page.updatedAt}, ',' order by ${page.number}), ''))`,
      changedAt: sql<string | null>`max(${page.updatedAt})`,
      isCut: sql<boolean>`count(*) > ${size}`,
      last: sql<BoardPlace | null>`(array_agg(json_build_object('micros', ${page.micros}::text, 'id', ${page.id})) filter (where ${page.number} = ${size}))[1]`,
    })
    .from(page);
  const { digest, changedAt, isCut, last } = state!;
  return { digest, changedAt: changedAt === null ? null : new Date(changedAt), next: isCut ? last : null };
}

/** Addresses of open vacancies, oldest first: the pages of a site map keep their content while new ones are added at the end. */
export function listAddresses(database: Database, after: BoardPlace | null, limit: number) {
  const { id, projectId, positionIndex, updatedAt } = positions;
  return database
    .select({ id, projectId, positionIndex, updatedAt, micros })
    .from(positions)
    .where(and(isOpen, after ? sql`${place} > ${cursorPosition(after)}` : undefined))
    .orderBy(oldestFirst)
    .limit(limit);
}

/** The last position of each full page that others follow, by one walk of the index. */
export function listEndsOfPages(database: Database, size: number): Promise<BoardPlace[]> {
  const walk = database
    .select({
      id: positions.id,
      publishedAt: positions.publishedAt,
      number: sql<number>`row_number() over (order by ${oldestFirst})`.as('number'),
      next: sql<string | null>`lead(${positions.id}) over (order by ${oldestFirst})`.as('next'),
    })
    .from(positions)
    .where(isOpen)
    .as('walk');
  return database
    .select({ id: walk.id, micros: sql<string>`(extract(epoch from ${walk.publishedAt}) * 1000000)::bigint` })
    .from(walk)
    .where(sql`${walk.number} % ${size} = 0 and ${walk.next} is not null`)
    .orderBy(walk.number);
}

/** When a vacancy was last published. */
export async function findNewestMoment(database: Database): Promise<Date | null> {
  const [row] = await database
    .select({ publishedAt: positions.publishedAt })
    .from(positions)
    .where(isOpen)
    .orderBy(newestFirst)
    .limit(1);
  return row?.publishedAt ?? null;
}
