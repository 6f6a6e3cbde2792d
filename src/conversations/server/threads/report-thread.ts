import { and, eq, isNull } from 'drizzle-orm';
import { applications } from '#applications/server/tables.ts';
import type { MessageSide } from '#conversations/rules/terms.ts';
import { messageReports } from '#conversations/server/tables.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { announceWaiting } from '#platform/events/announce-waiting.ts';
import { recordHappening } from '#platform/happenings/record-happening.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { conversationsErrors } from '#conversations/errors.ts';
import { conversationsHappenings } from '#conversations/happenings.ts';
import { requireApplication } from './change-thread.ts';
import { lockThreads } from './deliver.ts';

/** Reports a conversation to the team of the product; one report of a person stays open at a time. */
export async function reportThread(
  context: SignedInContext,
  applicationId: string,
  side: MessageSide,
  reason: string,
): Promise<void> {
  const { id, workspaceId, positionId, memberId } = await requireApplication(context, applicationId, side);
  const { userId } = context.session;
  await context.database.transaction(async (transaction) => {
    if (!(await lockThreads(transaction, [id])).has(id)) throw platformErrors.notFound();
    const [report] = await transaction
      .insert(messageReports)
      .values({ applicationId: id, reporterId: userId, side, reason, createdAt: context.now })
      .onConflictDoNothing()
      .returning();
    if (!report) throw conversationsErrors.alreadyReported();
    const ids = { applicationId: id, positionId, memberId, reportId: report.id };
    const name = conversationsHappenings.conversationReported;
    await recordHappening(transaction, { name, workspaceId, actorId: userId, ids });
    await announceWaiting(transaction, { team: true });
  });
}

/** Closes a report. */
export async function closeReport({ database, session, now }: SignedInContext, reportId: string): Promise<void> {
  await database.transaction(async (transaction) => {
    const [closed] = await transaction
      .update(messageReports)
      .set({ closedAt: now, closedBy: session.userId })
      .where(and(eq(messageReports.id, reportId), isNull(messageReports.closedAt)))
      .returning();
    if (!closed) throw platformErrors.notFound();
    const [application] = await transaction
      .select()
      .from(applications)
      .where(eq(applications.id, closed.applicationId));
    const { id: applicationId, workspaceId, positionId, memberId } = application!;
    const ids = { applicationId, positionId, memberId, reportId };
    const name = conversationsHappenings.reportClosed;
    await recordHappening(transaction, { name, workspaceId, actorId: session.userId, ids });
    await announceWaiting(transaction, { team: true });
  });
}
