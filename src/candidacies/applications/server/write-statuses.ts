import { eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { candidaciesErrors } from '#candidacies/errors.ts';
import type { ApplicationEvent, ApplicationStatus } from '#candidacies/rules/moves.ts';
import { applicationHistory, applications } from '#candidacies/applications/server/tables.ts';
import { candidaciesHappenings } from '#candidacies/happenings.ts';
import { announcementsOf } from '#candidacies/applications/server/announce-applications.ts';
import { happeningsOf } from '#candidacies/applications/server/record-happenings.ts';
import { clock } from '#platform/calendar/clock.ts';
import { newId } from '#platform/db/columns.ts';
import type { Database } from '#platform/db/connection.ts';
import { runPrepared } from '#platform/db/statements/prepared.ts';
import { notifyOf } from '#platform/events/live-topics.ts';
import { insertHappenings } from '#platform/happenings/record-happening.ts';

export type ApplicationRow = typeof applications.$inferSelect;

export interface Change {
  before: ApplicationRow;
  status: ApplicationStatus;
}

interface Step {
  event: ApplicationEvent;
  reason?: string | null;
  actorId: string;
}

/** Writes the new state of locked applications with its history and happenings, and announces it, in one statement; returns the rows by id. */
export async function writeStatuses(
  transaction: Database,
  changes: readonly Change[],
  step: Step,
): Promise<Map<string, ApplicationRow>> {
  if (changes.length === 0) return new Map();
  const at = clock.now();
  const rows = changes.map(({ before }) => before);
  const history = transaction.$with('history', {}).as(insertHistory(changes, step, at));
  const happenings = happeningsOf(candidaciesHappenings[step.event], rows, step.actorId);
  const happened = transaction.$with('happened', {}).as(insertHappenings(happenings));
  const writing = transaction
    .with(history, happened)
    .update(applications)
    .set(standingsOf(step.event, at))
    .from(
      sql`unnest(
        ${sql.param(rows.map(({ id }) => id))}::uuid[],
        ${sql.param(changes.map(({ status }) => status.stage))}::text[],
        ${sql.param(changes.map(({ status }) => status.state))}::text[],
        ${sql.param(changes.map(({ status }) => status.selected))}::boolean[]
      ) as next (id, stage, state, selected)`,
    )
    .where(eq(applications.id, sql`next.id`))
    .returning({
      application: getTableColumns(applications),
      // The same for every row, so the database runs it once.
      announced: sql`(select count(announced) from (${notifyOf(announcementsOf(rows))}) as announced)`,
    });
  try {
    const written = await runPrepared(transaction, writing);
    return new Map(written.map(({ application }) => [application.id, application]));
  } catch (problem) {
    throw refusalOfConstraint(problem) ?? problem;
  }
}

function standingsOf(event: ApplicationEvent, at: Date) {
  const now = sql`${at.toISOString()}::timestamptz`;
  return {
    stage: sql`next.stage`,
    state: sql`next.state`,
    selectedAt: sql`case when next.selected then coalesce(${applications.selectedAt}, ${now}) end`,
    stageEnteredAt: sql`case when ${event === 'applied'} or next.stage <> ${applications.stage} then ${now} else ${applications.stageEnteredAt} end`,
    version: sql`${applications.version} + 1`,
    updatedAt: at,
  };
}

/** Arrays instead of parameters for each row: PostgreSQL accepts at most 65,535 of them. */
function insertHistory(changes: readonly Change[], { event, reason = null, actorId }: Step, at: Date): SQL {
  return sql`
    insert into ${applicationHistory} (id, application_id, event, from_stage, to_stage, reason, actor_id, created_at)
    select step.id, step.application_id, ${event}, step.from_stage, step.to_stage, ${reason}, ${actorId}, ${at.toISOString()}
    from unnest(
      ${sql.param(changes.map(() => newId()))}::uuid[],
      ${sql.param(changes.map(({ before }) => before.id))}::uuid[],
      ${sql.param(changes.map(({ before }) => before.stage))}::text[],
      ${sql.param(changes.map(({ status }) => status.stage))}::text[]
    ) as step (id, application_id, from_stage, to_stage)`;
}

/** The database itself enforces one selected and one hired candidate per position. */
function refusalOfConstraint(problem: unknown) {
  const { constraint } = ((problem as { cause?: unknown }).cause ?? problem) as { constraint?: string };
  if (constraint === 'applications_one_hired') return candidaciesErrors.positionFilled();
  if (constraint === 'applications_one_selected') return candidaciesErrors.alreadySelected();
  return null;
}
