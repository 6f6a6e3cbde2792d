import { eq, getTableColumns, sql } from 'drizzle-orm';
import { candidaciesErrors } from '#candidacies/errors.ts';
import type { ApplicationEvent, ApplicationStanding } from '#candidacies/rules/moves.ts';
import { applicationHistory, applications } from '#candidacies/applications/server/tables.ts';
import { candidaciesHappenings } from '#candidacies/happenings.ts';
import { recordOfApplications } from '#candidacies/applications/server/record-happenings.ts';
import { clock } from '#platform/calendar/clock.ts';
import { newId } from '#platform/db/columns.ts';
import type { Database } from '#platform/db/connection.ts';

export type ApplicationRow = typeof applications.$inferSelect;

export interface Change {
  before: ApplicationRow;
  standing: ApplicationStanding;
}

interface Step {
  event: ApplicationEvent;
  reason?: string | null;
  actorId: string;
}

/** Writes the new state of locked applications and its history, in two statements; returns the rows by id. */
export async function writeStandings(
  transaction: Database,
  changes: readonly Change[],
  { event, reason = null, actorId }: Step,
): Promise<Map<string, ApplicationRow>> {
  if (changes.length === 0) return new Map();
  const at = clock.now();
  const changed = await updateApplications(transaction, changes, event, at);
  // Arrays instead of parameters for each row: PostgreSQL accepts at most 65,535 of them.
  await transaction.execute(sql`
    insert into ${applicationHistory} (id, application_id, event, from_stage, to_stage, reason, actor_id, created_at)
    select step.id, step.application_id, ${event}, step.from_stage, step.to_stage, ${reason}, ${actorId}, ${at.toISOString()}
    from unnest(
      ${sql.param(changes.map(() => newId()))}::uuid[],
      ${sql.param(changes.map(({ before }) => before.id))}::uuid[],
      ${sql.param(changes.map(({ before }) => before.stage))}::text[],
      ${sql.param(changes.map(({ standing }) => standing.stage))}::text[]
    ) as step (id, application_id, from_stage, to_stage)`);
  await recordOfApplications(transaction, candidaciesHappenings[event], [...changed.values()], actorId);
  return changed;
}

async function updateApplications(
  transaction: Database,
  changes: readonly Change[],
  event: ApplicationEvent,
  at: Date,
): Promise<Map<string, ApplicationRow>> {
  const now = sql`${at.toISOString()}::timestamptz`;
  try {
    const rows = await transaction
      .update(applications)
      .set({
        stage: sql`next.stage`,
        state: sql`next.state`,
        selectedAt: sql`case when next.selected then coalesce(${applications.selectedAt}, ${now}) end`,
        stageEnteredAt: sql`case when ${event === 'applied'} or next.stage <> ${applications.stage} then ${now} else ${applications.stageEnteredAt} end`,
        version: sql`${applications.version} + 1`,
        updatedAt: at,
      })
      .from(
        sql`unnest(
          ${sql.param(changes.map(({ before }) => before.id))}::uuid[],
          ${sql.param(changes.map(({ standing }) => standing.stage))}::text[],
          ${sql.param(changes.map(({ standing }) => standing.state))}::text[],
          ${sql.param(changes.map(({ standing }) => standing.selected))}::boolean[]
        ) as next (id, stage, state, selected)`,
      )
      .where(eq(applications.id, sql`next.id`))
      .returning(getTableColumns(applications));
    return new Map(rows.map((row) => [row.id, row]));
  } catch (problem) {
    throw refusalOfConstraint(problem) ?? problem;
  }
}

/** The database itself enforces one selected and one hired candidate per position. */
function refusalOfConstraint(problem: unknown) {
  const { constraint } = ((problem as { cause?: unknown }).cause ?? problem) as { constraint?: string };
  if (constraint === 'applications_one_hired') return candidaciesErrors.positionFilled();
  if (constraint === 'applications_one_selected') return candidaciesErrors.alreadySelected();
  return null;
}
