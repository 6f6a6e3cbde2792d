import { eq } from 'drizzle-orm';
import { jobsErrors } from '#jobs/errors.ts';
import { awaitsAnswer, FURTHEST_ANSWER_DAYS } from '#jobs/rules/answer-promise.ts';
import { answerDateMail } from '#jobs/server/emails.ts';
import type { HeldApplication } from '#jobs/server/interviews/queries.ts';
import { recordSideEvent } from '#jobs/server/interviews/record.ts';
import { applications } from '#jobs/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import { queueMail } from '#platform/mail/outbox.ts';

const DAY_MS = 86_400_000;

interface NewDate {
  dueAt: Date;
  actorId: string;
  now: Date;
  publicUrl: string;
}

/** Promises another answer date for a held application and tells the candidate; reminders begin anew. */
export async function setAnswerDate(
  transaction: Database,
  { application, candidate, title, companyName }: HeldApplication,
  { dueAt, actorId, now, publicUrl }: NewDate,
): Promise<void> {
  if (!awaitsAnswer(application)) throw jobsErrors.final();
  const ahead = dueAt.getTime() - now.getTime();
  if (ahead <= 0 || ahead > FURTHEST_ANSWER_DAYS * DAY_MS)
    throw jobsErrors.answerDateWrong({ days: FURTHEST_ANSWER_DAYS });
  if (application.answerDueAt.getTime() === dueAt.getTime()) return;
  await transaction
    .update(applications)
    .set({ answerDueAt: dueAt, answerRemindedAt: null, answerMissedAt: null })
    .where(eq(applications.id, application.id));
  await recordSideEvent(transaction, application, { event: 'answerDateSet', actorId, at: now });
  const { email: to, language, brand, name } = candidate;
  const about = { language, name, title, companyName, publicUrl, dueAt };
  await queueMail(transaction, { to, language, brand, content: answerDateMail(about) });
}
