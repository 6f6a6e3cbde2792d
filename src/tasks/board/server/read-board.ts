import { sql } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import type { TaskStatus } from '#tasks/rules/task-statuses.ts';
import {
  type CardRow,
  presentCard,
  presentColumns,
  readFirstCards,
  readMoreCards,
  type TaskFilter,
} from './card-rows.ts';
import { columnCursor } from './cursors.ts';
import { type BoardReader, requireReader } from './find-reader.ts';
import { boardAbilities } from './policy.ts';
import { listTags } from './tag-queries.ts';

/** Cards of a column that are loaded at once. */
const CARDS_PER_COLUMN = 50;

export async function readBoard(context: SignedInContext, projectId: string, filter: TaskFilter) {
  const { database } = context;
  const reader = await requireReader(database, context, projectId);
  const [rows, tags, people] = await Promise.all([
    readFirstCards(database, reader, filter, CARDS_PER_COLUMN),
    listTags(database, projectId),
    listPeople(database, reader),
  ]);
  const { title, company, status, enabledAt, part } = reader;
  return {
    project: { projectId, title, company, status },
    enabledAt: enabledAt?.toISOString() ?? null,
    part,
    readerId: reader.userId,
    abilities: boardAbilities(reader),
    tags,
    people,
    columns: presentColumns(rows).map(({ status: column, own, count }) => ({
      status: column,
      count,
      cards: own.map(presentCard),
      nextCursor: own.length < count ? endOf(own) : null,
    })),
  };
}

export async function readColumn(
  context: SignedInContext,
  projectId: string,
  { status, cursor, ...filter }: TaskFilter & { status: TaskStatus; cursor: string },
) {
  const { database } = context;
  const reader = await requireReader(database, context, projectId);
  const after = columnCursor.read(cursor) ?? (['0', projectId] as const);
  const rows = await readMoreCards(database, reader, filter, { status, after, limit: CARDS_PER_COLUMN + 1 });
  const shown = rows.slice(0, CARDS_PER_COLUMN);
  return { cards: shown.map(presentCard), nextCursor: rows.length > shown.length ? endOf(shown) : null };
}

function endOf(rows: readonly CardRow[]): string | null {
  const last = rows.at(-1);
  return last ? columnCursor.write([last.order_key, last.id]) : null;
}

/** Everybody who works or worked in the project, those who work there first; a professional who left sees only themselves. */
async function listPeople(database: Database, reader: BoardReader) {
  const isOwn = reader.part === 'professional' && !reader.works ? sql`and p.member_id = ${reader.userId}` : sql``;
  const { rows } = await database.execute<{
    member_id: string;
    name: string;
    image: string | null;
    job_title: string;
    works: boolean;
  }>(sql`
    select distinct on (works, fold_text(u.name), p.member_id) p.member_id, u.name, u.image, v.title as job_title,
      p.ended_at is null as works
    from project_professionals p join users u on u.id = p.member_id join positions v on v.id = p.position_id
    where p.project_id = ${reader.projectId} ${isOwn}
      and (p.ended_at is null or not exists (select from project_professionals q
        where q.project_id = p.project_id and q.member_id = p.member_id and q.ended_at is null))
    order by works desc, fold_text(u.name), p.member_id, p.created_at desc`);
  return rows.map(({ member_id: memberId, name, image, job_title: jobTitle, works }) => ({
    memberId,
    name,
    image,
    jobTitle,
    works,
  }));
}
