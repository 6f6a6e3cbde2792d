import { applicationsErrors } from '#applications/errors.ts';
import { calendarFileOf } from '#applications/interviews/server/emails.ts';
import { confirmedStart } from '#applications/interviews/server/present-interview.ts';
import { findOwnInterviewApplication, listLatestInterviews } from '#applications/interviews/server/queries.ts';
import type { FileAnswer } from '#platform/contract/file-answer.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { answerBytes } from '#platform/files/answer-bytes.ts';

/** The agreed interview of an own application as a calendar file. */
export async function readCalendar(context: SignedInContext, applicationId: string): Promise<FileAnswer> {
  const { database, session, language } = context;
  const applied = await findOwnInterviewApplication(database, applicationId, session.userId);
  if (!applied) throw applicationsErrors.notFound();
  const agreed = (await listLatestInterviews(database, [applicationId])).findLast(
    ({ interview }) => interview.state === 'confirmed',
  );
  const startsAt = agreed && confirmedStart(agreed);
  if (!agreed || !startsAt) throw applicationsErrors.noInterviewNow();
  const bytes = Buffer.from(
    calendarFileOf(
      { applied, interview: agreed.interview },
      { startsAt, method: 'PUBLISH' },
      { ...applied.candidate, language },
    ),
  );
  return answerBytes(bytes, 'text/calendar; charset=utf-8; method=PUBLISH', 'interview.ics');
}
