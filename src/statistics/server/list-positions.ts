import { type SQL, sql } from 'drizzle-orm';
import { type BoardPlace, readCursor, writeCursor } from '#jobs/board/rules/board-cursor.ts';
import { ofReach } from '#platform/capability/waiting.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import type { PositionState } from '#projects/rules/terms.ts';
import { statisticsErrors } from '#statistics/errors.ts';
import type { PositionRowKind } from '#statistics/rules/rows.ts';
import { openPositions, overduePositions } from './conditions.ts';
import { type About, chosenCompanies, scopeOf } from './scope.ts';

interface ListRequest extends About {
  of: PositionRowKind;
  cursor?: string | undefined;
  limit: number;
}

type Row = {
  id: string;
  project_id: string;
  project_title: string;
  position_index: number;
  title: string;
  state: PositionState;
  published_at: string;
  micros: string;
};

/** A page of the vacancies that a figure counts, the oldest first. */
export async function listPositions(context: SignedInContext, { of, cursor, limit, ...about }: ListRequest) {
  const after = cursor === undefined ? null : readCursor(cursor);
  if (cursor !== undefined && !after) throw statisticsErrors.cursorInvalid();
  const scope = await scopeOf(context, about);
  if (scope.isEverything) throw statisticsErrors.companyRequired();
  const source = of === 'openPositions' ? openPositions(scope) : overduePositions(scope, context.now);
  const { rows }: { rows: Row[] } = await context.database.execute<Row>(sql`
    select o.id, o.project_id, p.title as project_title, o.position_index, o.title, o.state, o.published_at,
      (extract(epoch from o.published_at) * 1000000)::bigint::text as micros
    from ${source} ${beyond(after)} order by o.published_at, o.id limit ${limit + 1}`);
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    positions: shown.map((row) => ({
      positionId: row.id,
      projectId: row.project_id,
      projectTitle: row.project_title,
      positionIndex: row.position_index,
      positionTitle: row.title,
      positionState: row.state,
      publishedAt: new Date(row.published_at).toISOString(),
    })),
    nextCursor: last ? writeCursor({ micros: last.micros, id: last.id }) : null,
  };
}

function beyond(after: BoardPlace | null): SQL {
  if (!after) return sql``;
  return sql`and (o.published_at, o.id) > (timestamptz 'epoch' + ${after.micros}::bigint * interval '1 microsecond', ${after.id}::uuid)`;
}

const OFFERED = 50;

interface Choosing {
  search?: string | undefined;
  companyIds?: readonly string[] | undefined;
}

const named = (column: SQL, search: string) => {
  const pattern = `%${search.replace(/[\\%_]/g, String.raw`\$&`)}%`;
  return search === '' ? sql`true` : sql`fold_text(${column}) like fold_text(${pattern})`;
};

/** Projects by a part of their title, latest change first; administrators choose a company before. */
export async function listProjects(context: SignedInContext, { search = '', companyIds = [] }: Choosing) {
  const { database, reach } = context;
  const chosen = (await chosenCompanies(context, companyIds)).map(({ id }) => id);
  if (reach.every && chosen.length === 0) return { projects: [] };
  const workspaceIds = chosen.length > 0 || reach.every ? chosen : reach.workspaceIds;
  const { rows } = await database.execute<{ id: string; title: string }>(sql`
    select p.id, p.title from projects p
    where p.workspace_id = any(${sql.param([...workspaceIds])}::uuid[]) and ${named(sql`p.title`, search)}
    order by p.updated_at desc, p.id desc limit ${OFFERED}`);
  return { projects: rows };
}

/** Companies within reach by a part of their name, closed ones too: their figures stay. */
export async function listCompanies({ database, reach }: SignedInContext, search: string) {
  const { rows } = await database.execute<{ id: string; name: string }>(sql`
    select w.id, w.company as name from workspaces w
    where ${ofReach(sql`w.id`, reach)} and ${named(sql`w.company`, search)}
    order by w.company, w.id limit ${OFFERED}`);
  return { companies: rows };
}
