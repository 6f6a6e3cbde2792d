import { and, asc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import { applicationsHappenings } from '#applications/happenings.ts';
import {
  DAY_REMINDER_HOURS,
  dueReminder,
  HOUR_REMINDER_HOURS,
  type Reminder,
} from '#applications/interviews/rules/interview-reminders.ts';
import { interviewMail } from '#applications/interviews/server/emails.ts';
import {
  findCompanyRecipients,
  listInterviewApplications,
  listInterviewers,
} from '#applications/interviews/server/queries.ts';
import { interviews, interviewSlots } from '#applications/interviews/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import type { AnyJob } from '#platform/jobs/queue.ts';
import { runBatches } from '#platform/jobs/run-batches.ts';
import { queueMails } from '#platform/mail/outbox.ts';

const AT_ONCE = 100;

export const remindOfInterviewsJob: AnyJob = {
  name: 'remind-of-interviews',
  retryLimit: 0,
  retryDelaySeconds: 60,
  schedule: '* * * * *',
  run: (_data, { database, now }) => remindOfInterviews(database, now),
};

/** Reminds both sides of agreed interviews a day and an hour before, once each; a new time gets new reminders. */
export async function remindOfInterviews(database: Database, now: Date): Promise<void> {
  await runBatches(database, AT_ONCE, (transaction) => remindSome(transaction, now));
}

async function remindSome(transaction: Database, now: Date): Promise<number> {
  const due = await lockDue(transaction, now);
  const ids = due.map(({ interview }) => interview.id);
  const [applied, interviewers] = await Promise.all([
    listInterviewApplications(
      transaction,
      due.map(({ interview }) => interview.applicationId),
    ),
    listInterviewers(transaction, ids),
  ]);
  for (const { interview, startsAt } of due) {
    const reminder = dueReminder(startsAt, interview, now);
    const about = applied.find(({ application }) => application.id === interview.applicationId);
    if (!reminder || !about) continue;
    const company = interviewers.filter(({ interviewId }) => interviewId === interview.id);
    await markReminded(transaction, interview.id, reminder, now);
    const news = { applied: about, interview, times: [startsAt] };
    const readers = await findCompanyRecipients(transaction, { interview, interviewers: company }, about);
    await queueMails(transaction, applicationsHappenings.interviewSoon, [
      interviewMail(reminder, about.candidate, news),
      ...readers.map((reader) => interviewMail(`${reminder}Company`, reader, news)),
    ]);
  }
  return due.length;
}

/** Locked, so that other processes skip them. */
function lockDue(transaction: Database, now: Date) {
  const within = (hours: number) =>
    lte(interviewSlots.startsAt, sql`${now.toISOString()}::timestamptz + make_interval(hours => ${hours})`);
  return transaction
    .select({ interview: interviews, startsAt: interviewSlots.startsAt })
    .from(interviewSlots)
    .innerJoin(interviews, eq(interviews.id, interviewSlots.interviewId))
    .where(
      and(
        sql`${interviewSlots.confirmedAt} is not null`,
        eq(interviews.state, 'confirmed'),
        gt(interviewSlots.startsAt, now),
        within(DAY_REMINDER_HOURS),
        or(isNull(interviews.dayRemindedAt), and(within(HOUR_REMINDER_HOURS), isNull(interviews.hourRemindedAt))),
      ),
    )
    .orderBy(asc(interviewSlots.startsAt))
    .limit(AT_ONCE)
    .for('update', { of: interviews, skipLocked: true });
}

function markReminded(transaction: Database, id: string, reminder: Reminder, now: Date) {
  // Within the last hour the day-before reminder is dropped.
  const moments = { dayRemindedAt: now, ...(reminder === 'hourBefore' && { hourRemindedAt: now }) };
  return transaction.update(interviews).set(moments).where(eq(interviews.id, id));
}
