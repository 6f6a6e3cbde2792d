import { inArray } from 'drizzle-orm';
import { applicationsErrors } from '#applications/errors.ts';
import { FURTHEST_ANSWER_DAYS } from '#applications/rules/answer-promise.ts';
import { announceApplications } from '#applications/server/announce-applications.ts';
import { answerDateMail } from '#applications/server/emails.ts';
import { applicationsHappenings } from '#applications/happenings.ts';
import type { InterviewApplication } from '#applications/interviews/server/queries.ts';
import { applicationHistory, applications } from '#applications/server/tables.ts';
import { recordOfApplications } from '#applications/server/record-happenings.ts';
import type { Database } from '#platform/db/connection.ts';
import { queueMails } from '#platform/mail/outbox.ts';

const DAY_MS = 86_400_000;

interface NewDate {
  dueAt: Date;
  actorId: string;
  now: Date;
}

type Promised = Pick<InterviewApplication, 'application' | 'candidate' | 'title' | 'companyName'>;

/**
 * Sets another promised answer date for locked applications that await an answer, and notifies the candidates whose date changes; reminders
 * start again.
 */
export async function setAnswerDates(
  transaction: Database,
  promised: readonly Promised[],
  { dueAt, actorId, now: at }: NewDate,
): Promise<number> {
  const ahead = dueAt.getTime() - at.getTime();
  if (ahead <= 0 || ahead > FURTHEST_ANSWER_DAYS * DAY_MS)
    throw applicationsErrors.answerDateWrong({ days: FURTHEST_ANSWER_DAYS });
  const changed = promised.filter(({ application }) => application.answerDueAt.getTime() !== dueAt.getTime());
  if (changed.length === 0) return 0;
  const ids = changed.map(({ application }) => application.id);
  await transaction
    .update(applications)
    .set({ answerDueAt: dueAt, answerRemindedAt: null, answerMissedAt: null })
    .where(inArray(applications.id, ids));
  await transaction
    .insert(applicationHistory)
    .values(ids.map((applicationId) => ({ applicationId, event: 'answerDateSet' as const, actorId, at })));
  const { answerDateSet } = applicationsHappenings;
  await recordOfApplications(
    transaction,
    answerDateSet,
    changed.map(({ application }) => application),
    actorId,
  );
  await queueMails(
    transaction,
    answerDateSet,
    changed.map(({ application, candidate, title, companyName }) =>
      answerDateMail(candidate, { applicationId: application.id, title, companyName, dueAt }),
    ),
  );
  await announceApplications(
    transaction,
    changed.map(({ application }) => application),
  );
  return changed.length;
}
