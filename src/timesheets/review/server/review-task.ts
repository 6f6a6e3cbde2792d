import { and, eq, inArray } from 'drizzle-orm';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { announceTask, findAssigned } from '#tasks/board/server/announce-tasks.ts';
import { timesheetHappenings } from '#timesheets/happenings.ts';
import { taskHappenings } from '#tasks/happenings.ts';
import { findPlace } from '#tasks/board/server/find-place.ts';
import { requireReader } from '#tasks/board/server/find-reader.ts';
import { recordChanges } from '#tasks/board/server/record-changes.ts';
import { tasks } from '#tasks/board/server/tables.ts';
import { taskErrors } from '#tasks/errors.ts';
import { timesheetErrors } from '#timesheets/errors.ts';
import { timeEntries } from '#timesheets/hours/server/tables.ts';
import { UNDO_SECONDS } from '#timesheets/review/rules/verdicts.ts';
import { lockReviewed, nextVersion } from './lock-reviewed.ts';
import { mailReview } from './mail-review.ts';
import { moveEntries, ofTask } from './move-entries.ts';
import { openRuling } from './open-ruling.ts';
import { taskReviews } from './tables.ts';

interface TaskPlace {
  projectId: string;
  taskId: string;
}

type Locked = Awaited<ReturnType<typeof lockReviewed>>;

/** Only a finished task that was not approved is reviewed, by one at a time. */
function requireReviewable({ task, open }: Locked): void {
  if (task.approvedAt !== null) throw taskErrors.approved();
  if (open !== null) throw taskErrors.reviewOpen();
  if (task.status !== 'finished') throw timesheetErrors.notFinished();
}

/** Approves a finished task, with effect when it can no longer be undone. */
export async function acceptTask(context: SignedInContext, { projectId, taskId }: TaskPlace) {
  const { database, session, ports, now } = context;
  const reader = await requireReader(database, context, projectId);
  const effectiveAt = new Date(now.getTime() + UNDO_SECONDS * 1_000);
  await database.transaction(async (transaction) => {
    requireReviewable(await lockReviewed(transaction, reader, taskId, { now, ports }));
    const reviewerId = session.userId;
    await transaction
      .insert(taskReviews)
      .values({ taskId, verdict: 'accept', reviewerId, effectiveAt, createdAt: now });
    await announceTask(transaction, reader, taskHappenings.taskChanged, taskId);
  });
  return { undoUntil: effectiveAt.toISOString(), seconds: UNDO_SECONDS };
}

/** Takes back an approval before it has taken effect. */
export async function undoApproval(context: SignedInContext, { projectId, taskId }: TaskPlace): Promise<void> {
  const { database, ports, now } = context;
  const reader = await requireReader(database, context, projectId);
  const undone = await database.transaction(async (transaction) => {
    const { open } = await lockReviewed(transaction, reader, taskId, { now, ports });
    if (!open) return false;
    await transaction.update(taskReviews).set({ undoneAt: now }).where(eq(taskReviews.id, open.id));
    await announceTask(transaction, reader, taskHappenings.taskChanged, taskId);
    return true;
  });
  // Refused only after the approval that was due has been kept.
  if (!undone) throw timesheetErrors.undoOver();
}

/** Sends a finished task back to To do; its professional may shorten its pending hours. */
export async function adjustTask(context: SignedInContext, { projectId, taskId }: TaskPlace, reason: string) {
  const { database, session, ports, now } = context;
  const reader = await requireReader(database, context, projectId);
  await database.transaction(async (transaction) => {
    const locked = await lockReviewed(transaction, reader, taskId, { now, ports });
    requireReviewable(locked);
    const orderKey = await findPlace(transaction, { projectId, status: 'toDo', after: null, taskId });
    const moved = { status: 'toDo' as const, orderKey, updatedAt: now, version: nextVersion };
    await transaction.update(tasks).set(moved).where(eq(tasks.id, taskId));
    await transaction
      .update(timeEntries)
      .set({ adjustedAt: now, updatedAt: now })
      .where(and(ofTask(taskId), inArray(timeEntries.state, ['pending'])));
    await recordReview(transaction, { taskId, verdict: 'adjust', reason, reviewerId: session.userId, now });
    await recordChanges(transaction, reader, taskId, [{ kind: 'adjusted', after: reason }]);
    await announceTask(transaction, reader, timesheetHappenings.taskAdjusted, taskId);
    const { userId: actorId } = session;
    const readerIds = await findAssigned(transaction, taskId);
    const said = { task: locked.task, readerIds, entries: [], actorId, words: reason };
    await mailReview(transaction, 'adjusted', said);
  });
}

/** Rejects a finished task: what is not payable of its hours is held for the team's ruling. */
export async function rejectTask(context: SignedInContext, { projectId, taskId }: TaskPlace, reason: string) {
  const { database, session, ports, now } = context;
  const reader = await requireReader(database, context, projectId);
  await database.transaction(async (transaction) => {
    const locked = await lockReviewed(transaction, reader, taskId, { now, ports });
    requireReviewable(locked);
    const orderKey = await findPlace(transaction, { projectId, status: 'rejected', after: null, taskId });
    const moved = { status: 'rejected' as const, orderKey, updatedAt: now, version: nextVersion };
    await transaction.update(tasks).set(moved).where(eq(tasks.id, taskId));
    const step = { step: 'held' as const, text: reason, actorId: session.userId, now };
    const held = await moveEntries(transaction, ofTask(taskId), step);
    await recordReview(transaction, { taskId, verdict: 'reject', reason, reviewerId: session.userId, now });
    await recordChanges(transaction, reader, taskId, [{ kind: 'rejected', after: reason }]);
    await announceTask(transaction, reader, timesheetHappenings.taskRejected, taskId);
    const { userId: actorId } = session;
    const readerIds = [...(await findAssigned(transaction, taskId)), ...held.map(({ memberId }) => memberId)];
    const said = { task: locked.task, readerIds, entries: held, actorId, words: reason };
    await mailReview(transaction, 'rejected', said);
    if (held.length > 0) {
      const { workspaceId } = reader;
      const ticket = { workspaceId, projectId, taskId, openedBy: session.userId, subject: locked.task.title };
      await openRuling(transaction, { ...ticket, text: reason, now });
    }
  });
}

async function recordReview(
  transaction: Parameters<typeof recordChanges>[0],
  { now, ...review }: { taskId: string; verdict: 'adjust' | 'reject'; reason: string; reviewerId: string; now: Date },
): Promise<void> {
  await transaction.insert(taskReviews).values({ ...review, effectiveAt: now, appliedAt: now, createdAt: now });
}
