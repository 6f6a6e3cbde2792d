import { sql } from 'drizzle-orm';
import { cursorPosition, microsOf } from '#platform/db/keyset.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import type { TaskChangeKind } from '#tasks/board/rules/task-changes.ts';
import { newestCursor } from './cursors.ts';
import { requireReader } from './find-reader.ts';

const CHANGES_PER_PAGE = 50;

interface ChangeRow extends Record<string, unknown> {
  id: string;
  task_id: string;
  task_title: string;
  kind: TaskChangeKind;
  before: string | null;
  after: string | null;
  person: string | null;
  actor: string | null;
  created_at: string;
  micros: string;
}

/** The changes of a board, or of one task, newest first; those of deleted tasks included. */
export async function readHistory(
  context: SignedInContext,
  projectId: string,
  { taskId, cursor }: { taskId?: string | undefined; cursor?: string | undefined },
) {
  const { database } = context;
  const reader = await requireReader(database, context, projectId);
  if (reader.part === 'professional' && !reader.works) throw platformErrors.notFound();
  const end = newestCursor.read(cursor);
  const { rows } = await database.execute<ChangeRow>(sql`
    select c.id, c.task_id, t.title as task_title, c.kind, c.before, c.after, m.name as person, a.name as actor, c.created_at,
      ${microsOf(sql`c.created_at`)} as micros
    from task_changes c join tasks t on t.id = c.task_id
      left join users m on m.id = c.member_id left join users a on a.id = c.actor_id
    where c.project_id = ${projectId} ${taskId === undefined ? sql`` : sql`and c.task_id = ${taskId}`}
      ${end === null ? sql`` : sql`and (c.created_at, c.id) < ${cursorPosition({ micros: end[0], id: end[1] })}`}
    order by c.created_at desc, c.id desc limit ${CHANGES_PER_PAGE + 1}`);
  const shown = rows.slice(0, CHANGES_PER_PAGE);
  const last = shown.at(-1);
  return {
    changes: shown.map(({ id: changeId, task_id, task_title: taskTitle, created_at, micros: _, ...told }) => ({
      ...told,
      ...{ changeId, taskId: task_id, taskTitle },
      at: new Date(created_at).toISOString(),
    })),
    nextCursor: last && rows.length > shown.length ? newestCursor.write([last.micros, last.id]) : null,
  };
}
