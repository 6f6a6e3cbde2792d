import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { recordOfApplications } from '#applications/server/record-happenings.ts';
import { announceApplications } from '#applications/server/announce-applications.ts';
import { applicationsHappenings } from '#applications/happenings.ts';
import { interviewMail } from '#applications/interviews/server/emails.ts';
import {
  findCompanyRecipients,
  listInterviewApplications,
  listInterviewers,
} from '#applications/interviews/server/queries.ts';
import { interviews } from '#applications/interviews/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import type { AnyJob } from '#platform/jobs/queue.ts';
import { runBatches } from '#platform/jobs/run-batches.ts';
import { queueMails } from '#platform/mail/outbox.ts';

const AT_ONCE = 100;
/** What lapsed long ago, before anybody was notified of it, is news to nobody. */
const NEWS_DAYS = 7;

export const notifyLapsedOffersJob: AnyJob = {
  name: 'notify-lapsed-offers',
  retryLimit: 0,
  retryDelaySeconds: 60,
  schedule: '*/10 * * * *',
  run: (_data, { database, now }) => notifyLapsedOffers(database, now),
};

/** Notifies both sides, once for each offer, that all offered times have passed and none was chosen. */
export async function notifyLapsedOffers(database: Database, now: Date): Promise<void> {
  await runBatches(database, AT_ONCE, (transaction) => notifySome(transaction, now));
}

async function notifySome(transaction: Database, now: Date): Promise<number> {
  const lapsed = await lockLapsed(transaction, now);
  if (lapsed.length === 0) return 0;
  const ids = lapsed.map(({ id }) => id);
  await transaction.update(interviews).set({ offerLapsedAt: now }).where(inArray(interviews.id, ids));
  const applicationIds = lapsed.map(({ applicationId }) => applicationId);
  const applied = await listInterviewApplications(transaction, applicationIds);
  const interviewers = await listInterviewers(transaction, ids);
  for (const interview of lapsed) {
    const about = applied.find(({ application }) => application.id === interview.applicationId);
    if (!about) continue;
    const company = interviewers.filter(({ interviewId }) => interviewId === interview.id);
    const readers = await findCompanyRecipients(transaction, { interview, interviewers: company }, about);
    const news = { applied: about, interview };
    await queueMails(transaction, applicationsHappenings.interviewLapsed, [
      interviewMail('lapsed', about.candidate, news),
      ...readers.map((reader) => interviewMail('lapsedCompany', reader, news)),
    ]);
  }
  const concerned = applied.map(({ application }) => application);
  await recordOfApplications(transaction, applicationsHappenings.interviewLapsed, concerned, null);
  await announceApplications(transaction, concerned);
  return lapsed.length;
}

/** Locked, so that other processes skip them. */
function lockLapsed(transaction: Database, now: Date) {
  const at = sql`${now.toISOString()}::timestamptz`;
  const isOffered = (after: ReturnType<typeof sql>) =>
    sql`exists (select from interview_slots s where s.interview_id = "interviews"."id" and s.round = "interviews"."round" and s.starts_at > ${after})`;
  return transaction
    .select()
    .from(interviews)
    .where(
      and(
        eq(interviews.state, 'offered'),
        isNull(interviews.offerLapsedAt),
        sql`not ${isOffered(at)}`,
        isOffered(sql`${at} - make_interval(days => ${NEWS_DAYS})`),
      ),
    )
    .orderBy(asc(interviews.id))
    .limit(AT_ONCE)
    .for('update', { skipLocked: true });
}
