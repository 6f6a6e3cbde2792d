import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { preparedSql } from '#platform/db/statements/prepared.ts';
import { withinReach } from '#platform/db/within-reach.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { hasPermission } from '#projects/server/policy.ts';
import { projects } from '#projects/server/tables.ts';
import { isTerminal } from '#projects/rules/status.ts';
import type { ProjectStatus } from '#projects/rules/terms.ts';
import type { BoardPart } from '#tasks/board/schemas.ts';
import { taskErrors } from '#tasks/errors.ts';

/** The caller in front of the board of one project. */
export interface BoardReader {
  projectId: string;
  workspaceId: string;
  title: string;
  company: string;
  status: ProjectStatus;
  enabledAt: Date | null;
  part: BoardPart;
  userId: string;
  /** Of a professional: works there now; who left only reads the own part. */
  works: boolean;
  manages: boolean;
  /** May export hours: those that the caller reads. */
  reports: boolean;
}

export type Reading = Pick<SignedInContext, 'session' | 'reach' | 'workspace'>;

/** The projects whose boards the caller may look at: those of the space, or those that a professional works or worked in. */
export function visibleProjects({ session, reach }: Pick<Reading, 'session' | 'reach'>): SQL {
  if (session.role !== 'squadMember') return withinReach(projects.workspaceId, reach);
  return sql`exists (select from project_professionals p where p.project_id = ${projects.id} and p.member_id = ${session.userId})`;
}

export function partOf({ session }: Pick<Reading, 'session'>): BoardPart {
  if (session.role === 'admin') return 'team';
  return session.role === 'squadMember' ? 'professional' : 'company';
}

interface BoardRow {
  workspace_id: string;
  title: string;
  company: string;
  status: ProjectStatus;
  enabled_at: string | null;
  works: boolean;
}

const selectBoard = (projectId: string, userId: string, visible: SQL) => sql`
  select ${projects.workspaceId}, ${projects.title}, w.company, ${projects.status}, b.enabled_at,
    exists (select from project_professionals p where p.project_id = ${projects.id}
      and p.member_id = ${userId} and p.ended_at is null) as works
  from ${projects} join workspaces w on w.id = ${projects.workspaceId} left join task_boards b on b.project_id = ${projects.id}
  where ${projects.id} = ${projectId} and ${visible}`;

type Asked = [projectId: string, caller: Reading];
const select = (projectId: string, caller: Reading) =>
  selectBoard(projectId, caller.session.userId, visibleProjects(caller));
/** One statement for each kind of caller: every page and change of a board begins with it. */
const boardFor = {
  professional: preparedSql<BoardRow, Asked>(select),
  company: preparedSql<BoardRow, Asked>(select),
  team: preparedSql<BoardRow, Asked>(select),
} satisfies Record<BoardPart, unknown>;

/** Throws 404 for a project out of the caller's sight; it need not have a board yet. */
export async function requireReader(database: Database, caller: Reading, projectId: string): Promise<BoardReader> {
  const [row] = await boardFor[partOf(caller)](database, projectId, caller);
  if (!row) throw platformErrors.notFound();
  return {
    projectId,
    workspaceId: row.workspace_id,
    title: row.title,
    company: row.company,
    status: row.status,
    enabledAt: row.enabled_at === null ? null : new Date(row.enabled_at),
    part: partOf(caller),
    userId: caller.session.userId,
    works: row.works,
    manages: hasPermission(caller, 'manageTasks'),
    reports: partOf(caller) === 'professional' || hasPermission(caller, 'generateReports'),
  };
}

/** Locks the board against other writers, and its project against an end meanwhile. */
export async function lockBoard(transaction: Database, { projectId }: BoardReader): Promise<void> {
  const { rows } = await transaction.execute<{ status: ProjectStatus }>(sql`
    select p.status from projects p join task_boards b on b.project_id = p.id
    where p.id = ${projectId} for share of p for no key update of b`);
  const [row] = rows;
  if (!row) throw taskErrors.boardNotEnabled();
  if (isTerminal(row.status)) throw taskErrors.projectEnded();
}
