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
import type { BoardPart } from '#tasks/rules/board-parts.ts';
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
  /** Whether a professional works there now; who left only reads the own part. */
  works: boolean;
  manages: boolean;
  /** May export hours: those that the caller reads. */
  reports: boolean;
}

export type Reading = Pick<SignedInContext, 'session' | 'reach' | 'workspace'>;

/** The projects whose boards the caller may look at: those of the space, or those that a professional works or worked in. */
export function visibleProjects({ session, reach }: Pick<Reading, 'session' | 'reach'>): SQL {
  return session.role === 'squadMember' ? workedBy(session.userId) : withinReach(projects.workspaceId, reach);
}

const workedBy = (userId: string) =>
  sql`exists (select from project_professionals p where p.project_id = ${projects.id} and p.member_id = ${userId})`;

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

/** Every page and change of a board begins with one of these, each of one text however many spaces the caller reaches. */
const readWorked = preparedSql<BoardRow, [projectId: string, userId: string]>((projectId, userId) =>
  selectBoard(projectId, userId, workedBy(userId)),
);
const readAny = preparedSql<BoardRow, [projectId: string, userId: string]>((projectId, userId) =>
  selectBoard(projectId, userId, sql`true`),
);
const readOfSpaces = preparedSql<BoardRow, [projectId: string, userId: string, workspaceIds: readonly string[]]>(
  (projectId, userId, workspaceIds) =>
    selectBoard(projectId, userId, sql`${projects.workspaceId} = any(${sql.param([...workspaceIds])}::uuid[])`),
);

function readBoardRow(database: Database, { session, reach }: Reading, projectId: string): Promise<BoardRow[]> {
  const { userId, role } = session;
  if (role === 'squadMember') return readWorked(database, projectId, userId);
  return reach.every
    ? readAny(database, projectId, userId)
    : readOfSpaces(database, projectId, userId, reach.workspaceIds);
}

/** Throws 404 for a project out of the caller's sight; it need not have a board yet. */
export async function requireReader(database: Database, caller: Reading, projectId: string): Promise<BoardReader> {
  const [row] = await readBoardRow(database, caller, projectId);
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
