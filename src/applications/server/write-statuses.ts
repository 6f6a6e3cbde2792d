import { eq, getTableColumns, sql } from 'drizzle-orm';
import { applicationsErrors } from '#applications/errors.ts';
import type { ApplicationEvent, ApplicationStatus } from '#applications/rules/moves.ts';
import type { Stage } from '#applications/rules/stages.ts';
import { applicationHistory, applications } from '#applications/server/tables.ts';
import { applicationsHappenings } from '#applications/happenings.ts';
import { announcementsOf, cardAnnouncementsOf } from '#applications/server/announce-applications.ts';
import { happeningsOf } from '#applications/server/record-happenings.ts';
import { clock } from '#platform/calendar/clock.ts';
import { newId } from '#platform/db/columns.ts';
import type { Database } from '#platform/db/connection.ts';
import { preparedTime } from '#platform/db/clock-time.ts';
import { preparedOnce } from '#platform/db/statements/prepared.ts';
import { notifyEach, payloadsOf } from '#platform/events/live-topics.ts';
import { happeningRows, insertHappenings } from '#platform/happenings/record-happening.ts';

export type ApplicationRow = typeof applications.$inferSelect;

export interface Change {
  before: ApplicationRow;
  status: ApplicationStatus;
  /** What the candidate reads instead. */
  toldStage: Stage | null;
}

interface Step {
  event: ApplicationEvent;
  reason?: string | null;
  actorId: string;
  /** Nothing changes for the candidates, so only the companies' pages are told. */
  isInternal?: boolean;
}

const given = {
  at: sql`${sql.placeholder('at')}::timestamptz`,
  ids: sql`${sql.placeholder('ids')}::uuid[]`,
  stages: sql`${sql.placeholder('stages')}::text[]`,
};

/** Arrays instead of parameters for each row: PostgreSQL accepts at most 65,535 of them. */
const insertHistory = sql`
  insert into ${applicationHistory} (id, application_id, event, from_stage, to_stage, reason, actor_id, created_at)
  select step.id, step.application_id, ${sql.placeholder('event')}::text, step.from_stage, step.to_stage,
    ${sql.placeholder('reason')}::text, ${sql.placeholder('actorId')}::uuid, ${given.at}
  from unnest(
    ${sql.placeholder('historyIds')}::uuid[], ${given.ids}, ${sql.placeholder('formerStages')}::text[], ${given.stages}
  ) as step (id, application_id, from_stage, to_stage)`;

const write = preparedOnce((database) =>
  database
    .with(
      database.$with('history', {}).as(insertHistory),
      database.$with('happened', {}).as(insertHappenings(sql.placeholder('happenings'), preparedTime)),
    )
    .update(applications)
    .set({
      stage: sql`next.stage`,
      state: sql`next.state`,
      toldStage: sql`next.told_stage`,
      selectedAt: sql`case when next.selected then coalesce(${applications.selectedAt}, ${given.at}) end`,
      stageEnteredAt: sql`case when ${sql.placeholder('isNew')}::boolean or next.stage <> ${applications.stage} then ${given.at} else ${applications.stageEnteredAt} end`,
      version: sql`${applications.version} + 1`,
      updatedAt: given.at,
    })
    .from(
      sql`unnest(
        ${given.ids}, ${given.stages}, ${sql.placeholder('states')}::text[], ${sql.placeholder('selected')}::boolean[],
        ${sql.placeholder('toldStages')}::text[]
      ) as next (id, stage, state, selected, told_stage)`,
    )
    .where(eq(applications.id, sql`next.id`))
    .returning({
      application: getTableColumns(applications),
      // Every row announces the same, so the database runs it once.
      announced: sql`(select count(announced) from (${notifyEach(sql.placeholder('announcements'))}) as announced)`,
    }),
);

/** Writes the new state of locked applications with its history and happenings, and announces it, in one statement; returns the rows by id. */
export async function writeStatuses(
  transaction: Database,
  changes: readonly Change[],
  { event, reason = null, actorId, isInternal = false }: Step,
): Promise<Map<string, ApplicationRow>> {
  if (changes.length === 0) return new Map();
  const rows = changes.map(({ before }) => before);
  try {
    const written = await write(transaction, {
      at: clock.now().toISOString(),
      aheadMs: clock.aheadMs(),
      event,
      isNew: event === 'applied',
      reason,
      actorId,
      historyIds: changes.map(() => newId()),
      ids: rows.map(({ id }) => id),
      formerStages: rows.map(({ stage }) => stage),
      stages: changes.map(({ status }) => status.stage),
      states: changes.map(({ status }) => status.state),
      selected: changes.map(({ status }) => status.selected),
      toldStages: changes.map(({ toldStage }) => toldStage),
      happenings: happeningRows(happeningsOf(applicationsHappenings[event], rows, actorId)),
      announcements: payloadsOf(isInternal ? cardAnnouncementsOf(rows) : announcementsOf(rows)),
    });
    return new Map(written.map(({ application }) => [application.id, application]));
  } catch (problem) {
    throw refusalOfConstraint(problem) ?? problem;
  }
}

/** The database itself enforces one selected and one hired candidate per position. */
function refusalOfConstraint(problem: unknown) {
  const { constraint } = ((problem as { cause?: unknown }).cause ?? problem) as { constraint?: string };
  if (constraint === 'applications_one_hired') return applicationsErrors.positionFilled();
  if (constraint === 'applications_one_selected') return applicationsErrors.alreadySelected();
  return null;
}
