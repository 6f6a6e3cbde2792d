import { asc, eq } from 'drizzle-orm';
import { users } from '#accounts/server/tables.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import type { HappeningName } from '#platform/contract/happening.ts';
import { timesheetHappenings } from '#timesheets/happenings.ts';
import { announceTask } from '#tasks/board/server/announce-tasks.ts';
import { type BoardReader, requireReader } from '#tasks/board/server/find-reader.ts';
import { tasks } from '#tasks/board/server/tables.ts';
import { timesheetErrors } from '#timesheets/errors.ts';
import { type EntryStep, stateAfter } from '#timesheets/hours/rules/entry-life.ts';
import { timeEntries, timeEntrySteps } from '#timesheets/hours/server/tables.ts';
import { findContester } from './find-contester.ts';
import { mailReview } from './mail-review.ts';
import { moveEntries } from './move-entries.ts';
import { rulingDueAt } from './ruled-entries.ts';
import { settleDue } from './settle-due.ts';

const happenings = {
  contested: timesheetHappenings.hoursContested,
  answered: timesheetHappenings.contestAnswered,
  contestCanceled: timesheetHappenings.contestCanceled,
} as const satisfies Partial<Record<EntryStep, HappeningName>>;
type Word = keyof typeof happenings;

/** Contests pending hours, answers in a contest, or cancels it; answers the thread as it is then. */
export async function sayOfHours(context: SignedInContext, entryId: string, step: Word, text: string) {
  const { database, session, ports, now } = context;
  const { reader, entry } = await findEntry(context, entryId);
  if (step !== 'answered' && reader.part !== 'company') throw platformErrors.forbidden();
  await database.transaction(async (transaction) => {
    const [task] = await transaction.select().from(tasks).where(eq(tasks.id, entry.taskId)).for('no key update');
    await settleDue(transaction, task!, { now, ports });
    const [locked] = await transaction.select().from(timeEntries).where(eq(timeEntries.id, entryId)).for('update');
    if (!locked) throw platformErrors.notFound();
    if (step === 'contested' && locked.deadlineAt < now) throw timesheetErrors.deadlineOver();
    if (stateAfter(locked.state, step) === null) throw timesheetErrors.entryLocked();
    await moveEntries(transaction, eq(timeEntries.id, entryId), { step, text, actorId: session.userId, now });
    await announceTask(transaction, { ...reader, userId: session.userId }, happenings[step], entry.taskId);
    const contester = entry.memberId === session.userId ? await findContester(transaction, entryId) : null;
    await mailReview(transaction, step, {
      task: task!,
      readerIds: [contester?.id ?? entry.memberId],
      entries: [locked],
      actorId: session.userId,
      words: text,
    });
  });
  return readThread(context, entryId);
}

/** The steps of an entry, for the company, its author and the team. */
export async function readThread(context: SignedInContext, entryId: string) {
  const { database, now } = context;
  const { reader, entry } = await findEntry(context, entryId);
  const [held] = await database.select({ rulingDueAt }).from(timeEntries).where(eq(timeEntries.id, entryId));
  const steps = await database
    .select({ step: timeEntrySteps.step, text: timeEntrySteps.text, actor: users.name, at: timeEntrySteps.at })
    .from(timeEntrySteps)
    .leftJoin(users, eq(users.id, timeEntrySteps.actorId))
    .where(eq(timeEntrySteps.entryId, entryId))
    .orderBy(asc(timeEntrySteps.at), asc(timeEntrySteps.id))
    .limit(500);
  const { state, deadlineAt } = entry;
  const manages = reader.part === 'company' && reader.manages;
  return {
    entryId,
    state,
    deadlineAt: deadlineAt.toISOString(),
    steps: steps.map((step) => ({ ...step, at: step.at.toISOString() })),
    rulingDueAt: held?.rulingDueAt?.toISOString() ?? null,
    abilities: {
      contest: manages && state === 'pending' && now <= deadlineAt,
      answer: state === 'contested' && (manages || entry.memberId === reader.userId),
      cancel: manages && state === 'contested',
    },
  };
}

/** An entry of a project in the caller's sight; a professional sees only the own ones. */
async function findEntry(context: SignedInContext, entryId: string) {
  const { database } = context;
  const [entry] = await database.select().from(timeEntries).where(eq(timeEntries.id, entryId));
  if (!entry) throw platformErrors.notFound();
  const reader: BoardReader = await requireReader(database, context, entry.projectId);
  if (reader.part === 'professional' && entry.memberId !== reader.userId) throw platformErrors.notFound();
  return { reader, entry };
}
