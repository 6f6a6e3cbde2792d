import { and, eq, isNull } from 'drizzle-orm';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { closeRuling } from '#support/server/settle-requests.ts';
import { supportTickets } from '#support/server/tables.ts';
import { announceTask } from '#tasks/board/server/announce-tasks.ts';
import { timesheetHappenings } from '#timesheets/happenings.ts';
import { tasks } from '#tasks/board/server/tables.ts';
import { timesheetErrors } from '#timesheets/errors.ts';
import { timeEntries } from '#timesheets/hours/server/tables.ts';
import { mailReview } from './mail-review.ts';
import { moveEntries } from './move-entries.ts';
import { entriesOfTicket } from './ruled-entries.ts';

/** The team's word on the held hours of a ticket: payable or not. It closes the ticket in the same transaction. */
export async function ruleOnHours(
  { database, session, ports, now }: SignedInContext,
  { supportId, verdict, words }: { supportId: string; verdict: 'payable' | 'refused'; words: string },
) {
  const isRuling = and(eq(supportTickets.id, supportId), eq(supportTickets.type, 'hoursRuling'));
  const [ticket] = await database.select().from(supportTickets).where(isRuling);
  if (!ticket) throw platformErrors.notFound();
  const ruled = await database.transaction(async (transaction) => {
    const place = entriesOfTicket(ticket);
    const [entry] = await transaction.select({ taskId: timeEntries.taskId }).from(timeEntries).where(place).limit(1);
    if (!entry) throw platformErrors.notFound();
    const [task] = await transaction.select().from(tasks).where(eq(tasks.id, entry.taskId)).for('no key update');
    const open = and(isRuling, isNull(supportTickets.closedAt));
    const [locked] = await transaction.select({ id: supportTickets.id }).from(supportTickets).where(open).for('update');
    if (!locked) throw timesheetErrors.alreadyRuled();
    const step = verdict === 'payable' ? ('ruledPayable' as const) : ('ruledRefused' as const);
    const moved = await moveEntries(transaction, place, { step, text: words, actorId: session.userId, now });
    if (verdict === 'payable') {
      const entryIds = moved.map(({ id }) => id);
      const around = { entryIds, now };
      await ports.coverPayableHours(transaction, task!.projectId, around);
    }
    await closeRuling(transaction, {
      supportId,
      verdict: step,
      text: words,
      actorId: session.userId,
      now,
    });
    const actor = { projectId: task!.projectId, workspaceId: task!.workspaceId, userId: session.userId };
    await announceTask(
      transaction,
      actor,
      verdict === 'payable' ? timesheetHappenings.hoursPayable : timesheetHappenings.hoursRefused,
      entry.taskId,
    );
    await mailReview(transaction, step, {
      task: task!,
      readerIds: moved.map(({ memberId }) => memberId),
      entries: moved,
      actorId: session.userId,
      words,
    });
    return moved.length;
  });
  return { ruled };
}
