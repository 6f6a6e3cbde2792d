import { applicationsErrors } from '#applications/errors.ts';
import { advance, type ApplicationStatus, isSameStatus, type StatusEvent } from '#applications/rules/moves.ts';
import { type Stage, toCandidateStage } from '#applications/rules/stages.ts';
import { asTold, isUntold, toldStageAfter } from '#applications/rules/told-status.ts';
import { listFilledPositions } from '#applications/server/queries.ts';
import { deleteDeclarations } from '#applications/declarations/server/queries.ts';
import { stageChangedMail } from '#applications/server/emails.ts';
import { applicationsHappenings } from '#applications/happenings.ts';
import { type LockedApplication, lockApplications } from '#applications/advancing/server/lock-applications.ts';
import { settleThreads } from '#applications/messages/server/settle-threads.ts';
import { type OpenInterviews, settleInterviews } from '#applications/interviews/server/settle-interviews.ts';
import { type ApplicationRow, type Change, writeStatuses } from '#applications/server/write-statuses.ts';
import type { Reach } from '#platform/access/reach.ts';
import type { Database } from '#platform/db/connection.ts';
import { runTogether } from '#platform/db/statements/run-together.ts';
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
  /** Of these applications, listed since they were locked; read here if missing. */
  openInterviews?: OpenInterviews;
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

/**
 * Advances applications that the caller has locked in this transaction, as they are since. When the caller knows that none has an open
 * interview, every statement is asked before this returns.
 */
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
    writeStatuses(transaction, changes, { ...input, isInternal: input.tellsLater === true }),
    notifyCandidates(transaction, locked, next, input),
    input.event === 'withdrawn' ? deleteDeclarations(transaction, [...next.keys()]) : Promise.resolve(),
    settleInterviews(transaction, [...next.values()], input, input.openInterviews),
    settleThreads(transaction, [...next.keys()], input),
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
  { event, actorId }: Advance,
): Promise<void> {
  const mails = locked.flatMap((one) => {
    const { application: before } = one;
    const after = changed.get(before.id);
    if (!after || actorId === after.memberId) return [];
    const stage = toCandidateStage(after.stage, after.state);
    const former = asTold(before);
    if (stage === toCandidateStage(former.stage, former.state)) return [];
    return stageChangedMail(one, { ...one, applicationId: before.id, stage });
  });
  await queueMails(transaction, applicationsHappenings[event], mails);
}
