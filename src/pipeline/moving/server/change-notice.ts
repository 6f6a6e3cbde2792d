import { eq } from 'drizzle-orm';
import { lockApplicationsWhere } from '#applications/advancing/server/lock-applications.ts';
import { announceCards } from '#applications/server/announce-applications.ts';
import { recordOfApplications } from '#applications/server/record-happenings.ts';
import { applications } from '#applications/server/tables.ts';
import { pipelineErrors } from '#pipeline/errors.ts';
import { pipelineHappenings } from '#pipeline/happenings.ts';
import type { Notice } from '#pipeline/moving/schemas.ts';
import { laterNoticeTime, plainMessageTime } from '#pipeline/moving/rules/send-time.ts';
import { findApplication } from '#pipeline/candidates/server/candidate-queries.ts';
import { readCard } from '#pipeline/moving/server/advance-candidates.ts';
import { resolveReason } from '#pipeline/moving/server/resolve-reason.ts';
import { lockUnsent } from '#pipeline/moving/server/schedule-rejections.ts';
import { tellDue } from '#pipeline/moving/server/send-rejections.ts';
import { rejections } from '#pipeline/moving/server/tables.ts';
import { refuseUnknownPlaceholders } from '#pipeline/moving/server/turn-down.ts';
import type { Database } from '#platform/db/connection.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';

/**
 * Stops the message to a disqualified candidate, who reads the former stage until the product's own message goes. When an undo and the sending
 * come at the same time, whoever locks the application first wins.
 */
export function stopNotice(context: SignedInContext, applicationId: string) {
  return context.database.transaction(async (transaction) => {
    const { application, unsent } = await lockNotice(transaction, context, applicationId);
    await transaction
      .update(rejections)
      .set({ subject: null, text: null, sendAt: plainMessageTime(unsent.decidedAt) })
      .where(eq(rejections.applicationId, applicationId));
    await recordOfApplications(transaction, pipelineHappenings.noticeStopped, [application], context.session.userId);
    await announceCards(transaction, [application]);
    return readCard(transaction, context, applicationId);
  });
}

/** Writes another message for another time, as long as none was sent and within seven days of the decision. */
export function writeNotice(
  context: SignedInContext,
  applicationId: string,
  { version, ...notice }: Notice & { version: number },
) {
  const { session, now, ports } = context;
  refuseUnknownPlaceholders(notice);
  return context.database.transaction(async (transaction) => {
    const { application, language, unsent } = await lockNotice(transaction, context, applicationId, version);
    const words = notice.messages?.[language];
    const reason =
      notice.reason === undefined ? {} : await resolveReason(transaction, notice.reason, [application.workspaceId]);
    await transaction
      .update(rejections)
      .set({
        ...reason,
        decidedBy: session.userId,
        subject: words?.subject ?? null,
        text: words?.text ?? null,
        sendAt: laterNoticeTime(unsent.decidedAt, now, { delayDays: notice.delayDays, isOwn: words !== undefined }),
      })
      .where(eq(rejections.applicationId, applicationId));
    await recordOfApplications(transaction, pipelineHappenings.noticeWritten, [application], session.userId);
    await tellDue(transaction, [applicationId], { now, ports });
    await announceCards(transaction, [application]);
    return readCard(transaction, context, applicationId);
  });
}

/** Locks what is to be told, which makes a new version of the candidate. `seen`: the one that the caller saw. */
async function lockNotice(transaction: Database, { reach }: SignedInContext, applicationId: string, seen?: number) {
  const visible = await findApplication(transaction, reach, applicationId);
  if (!visible) throw platformErrors.notFound();
  const [locked] = await lockApplicationsWhere(transaction, eq(applications.id, applicationId));
  const [unsent] = await lockUnsent(transaction, [applicationId]);
  if (!locked || locked.application.stage !== 'disqualified' || !unsent) throw pipelineErrors.noticeSent();
  const { version } = locked.application;
  if (seen !== undefined && seen !== version) throw platformErrors.staleVersion();
  await transaction
    .update(applications)
    .set({ version: version + 1 })
    .where(eq(applications.id, applicationId));
  return { application: locked.application, language: locked.language, unsent };
}
