import { eq, getTableColumns, sql } from 'drizzle-orm';
import { applicationsErrors } from '#applications/errors.ts';
import { advance, type ApplicationStatus, isSameStatus, type StatusEvent } from '#applications/rules/moves.ts';
import { type Stage, toCandidateStage } from '#applications/rules/stages.ts';
import { asTold, isUntold, toldStageAfter } from '#applications/rules/told-status.ts';
import { announcementsOf, cardAnnouncementsOf } from '#applications/server/announce-applications.ts';
import { listFilledPositions } from '#applications/server/queries.ts';
import { deleteDeclarations } from '#applications/declarations/server/queries.ts';
import { stageChangedMail } from '#applications/server/emails.ts';
import { applicationsHappenings } from '#applications/happenings.ts';
import { type LockedApplication, lockApplications } from '#applications/advancing/server/lock-applications.ts';
import { type OpenInterviews, settleInterviews } from '#applications/interviews/server/settle-interviews.ts';
import { happeningsOf } from '#applications/server/record-happenings.ts';
import { applicationHistory, type ApplicationRow, applications } from '#applications/server/tables.ts';
import type { Reach } from '#platform/access/reach.ts';
import { clock } from '#platform/calendar/clock.ts';
import { preparedTime } from '#platform/db/clock-time.ts';
import { newId } from '#platform/db/columns.ts';
import type { Database } from '#platform/db/connection.ts';
import { preparedOnce } from '#platform/db/statements/prepared.ts';
import { runTogether } from '#platform/db/statements/run-together.ts';
import { notifyEach, payloadsOf } from '#platform/events/live-topics.ts';
import { happeningRows, insertHappenings } from '#platform/happenings/record-happening.ts';
import { queueMails } from '#platform/mail/outbox.ts';

export interface Advance {
  event: StatusEvent;
  /** Only for `moved`. */
  toStage?: Stage;
  /** The version that the caller saw, by application. */
  versions?: Readonly<Record<string, number>>;
  /** For the company only; the candidate never sees it. */
  reason?: string | null;
  actorId: string;
  /** Only for `disqualified`: candidates read the former stage until `tellNotSelected`. */
  tellsLater?: boolean;
  /** Only for `moved`: mails about it wait until it can no longer be undone. */
  undo?: Undo;
  /** The open interviews of the applications, where the caller has read them. */
  openInterviews?: OpenInterviews;
}

export interface Undo {
  waitSeconds: number;
  /** Applications whose former move is undone before its mail left: their candidates have nothing to read. */
  untold: ReadonlySet<string>;
}

export interface AdvanceInput extends Advance {
  applicationIds: readonly string[];
  /** Companies are checked by workspace, candidates by member id. */
  reach: Reach | { readonly memberId: string };
}

/**
 * The one place where applications change: locks them, checks the move, records who did it, mails the candidates when what they see changed, and
 * announces the change to open pages. All or nothing; returns the current rows, in the order of ids. The number of statements does not depend on the
 * number of applications: selecting one candidate may set a thousand aside.
 */
export async function advanceApplication(transaction: Database, input: AdvanceInput): Promise<ApplicationRow[]> {
  const ids = [...new Set(input.applicationIds)].toSorted();
  const locked = await lockApplications(transaction, ids, input.reach);
  if (locked.length !== ids.length) throw applicationsErrors.notFound();
  return advanceLocked(transaction, locked, input);
}

/** Advances applications that the caller has locked in this transaction, as they are since. */
export async function advanceLocked(
  transaction: Database,
  locked: readonly LockedApplication[],
  input: Advance,
): Promise<ApplicationRow[]> {
  const rows = locked.map(({ application }) => application);
  const filled = input.event === 'closed' ? await listFilledPositions(transaction, rows) : new Set<string>();
  const changes = rows.flatMap((row) => changeOf(row, input, filled.has(row.positionId)) ?? []);
  const next = new Map(
    changes.map(({ before, status, toldStage }) => [before.id, asTold({ ...before, ...status, toldStage })]),
  );
  const [changed] = await runTogether(
    writeStatuses(transaction, changes, input),
    notifyCandidates(transaction, locked, next, input),
    input.event === 'withdrawn' ? deleteDeclarations(transaction, [...next.keys()]) : Promise.resolve(),
    settleInterviews(transaction, [...next.values()], input),
  );
  return locked.map(({ application }) => changed.get(application.id) ?? application);
}

/** The rule's outcome for one application; null when nothing changes. */
function changeOf(before: ApplicationRow, input: Advance, isFilled: boolean): Change | null {
  const { event, toStage, versions, tellsLater = false } = input;
  const seen = versions?.[before.id];
  if (seen !== undefined && seen !== before.version) throw applicationsErrors.staleVersion();
  const status: ApplicationStatus = {
    stage: before.stage,
    state: before.state,
    selected: before.selectedAt !== null,
    isUntold: isUntold(before),
  };
  const outcome = advance(status, event, toStage);
  if ('refusal' in outcome) throw applicationsErrors[outcome.refusal]();
  if (isSameStatus(status, outcome.status)) return null;
  const toldStage = toldStageAfter(before, { event, tellsLater, isFilled });
  return { before, status: outcome.status, toldStage };
}

/** Each in their own language, without the company's words. Candidates who withdrew need no mail. */
async function notifyCandidates(
  transaction: Database,
  locked: readonly LockedApplication[],
  changed: ReadonlyMap<string, Pick<ApplicationRow, 'memberId' | 'stage' | 'state'>>,
  { event, actorId, undo }: Advance,
): Promise<void> {
  const mails = locked.flatMap((one) => {
    const { application: before } = one;
    const after = changed.get(before.id);
    if (!after || actorId === after.memberId || undo?.untold.has(before.id)) return [];
    const stage = toCandidateStage(after.stage, after.state);
    const former = asTold(before);
    if (stage === toCandidateStage(former.stage, former.state)) return [];
    return stageChangedMail(one, { ...one, applicationId: before.id, stage, waitSeconds: undo?.waitSeconds });
  });
  await queueMails(transaction, applicationsHappenings[event], mails);
}

interface Change {
  before: ApplicationRow;
  status: ApplicationStatus;
  /** What the candidate reads instead. */
  toldStage: Stage | null;
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
async function writeStatuses(
  transaction: Database,
  changes: readonly Change[],
  { event, reason = null, actorId, tellsLater = false }: Advance,
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
      // Candidates who learn of it later are not told, only the companies' pages.
      announcements: payloadsOf(tellsLater ? cardAnnouncementsOf(rows) : announcementsOf(rows)),
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
