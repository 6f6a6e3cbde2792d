import { mailReader } from '#accounts/server/mail-reader.ts';
import { and, eq, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { users } from '#accounts/server/tables.ts';
import { ANSWER_REMINDER_DAYS } from '#applications/rules/answer-promise.ts';
import { announceApplications } from '#applications/server/announce-applications.ts';
import { answerOverdueMail, answersDueMail } from '#applications/server/emails.ts';
import { applications } from '#applications/server/tables.ts';
import { applicationsHappenings } from '#applications/happenings.ts';
import { recordOfApplications } from '#applications/server/record-happenings.ts';
import type { Database } from '#platform/db/connection.ts';
import type { AnyJob } from '#platform/jobs/queue.ts';
import { runBatches } from '#platform/jobs/run-batches.ts';
import { queueMails } from '#platform/mail/outbox.ts';
import { positions } from '#projects/server/tables.ts';
import { workspaces } from '#workspaces/server/tables.ts';

/** Every hour: reminds companies of the answers they promised, and notifies candidates when the date has passed. */
export const watchAnswersJob: AnyJob = {
  name: 'watch-answers',
  retryLimit: 3,
  retryDelaySeconds: 300,
  schedule: '20 * * * *',
  run: (_data, { database, now }) => watchAnswers(database, now),
};

const AT_ONCE = 200;

/** Sent before the date and after it has passed, each once per promise, even if several processes run this repeatedly. */
export async function watchAnswers(database: Database, now: Date): Promise<void> {
  for (const tell of [notifyMissed, remind])
    await runBatches(database, AT_ONCE, async (transaction) => (await tell(transaction, now)).length);
}

type Due = Awaited<ReturnType<typeof lockDue>>;

/** Applications with an answer due, and the owner of the company; locked, so that another process waits and finds them told: each company gets one mail. */
function lockDue(transaction: Database, until: SQL, further: SQL) {
  const owner = alias(users, 'owner');
  return transaction
    .select({
      application: applications,
      title: positions.title,
      companyName: positions.companyName,
      positionIndex: positions.positionIndex,
      candidate: mailReader,
      owner: { email: owner.email, name: owner.name, language: owner.language, brand: owner.brand },
    })
    .from(applications)
    .innerJoin(positions, eq(positions.id, applications.positionId))
    .innerJoin(users, eq(users.id, applications.memberId))
    .innerJoin(workspaces, eq(workspaces.id, applications.workspaceId))
    .innerJoin(owner, eq(owner.id, workspaces.ownerId))
    .where(
      and(
        lte(applications.answerDueAt, until),
        // The condition of the index; see awaitsAnswer.
        sql`${applications.state} in ('active', 'setAside') and ${applications.stage} not in ('hired', 'disqualified', 'approvedButDeclined')`,
        // Who was told "not selected" waits for nothing.
        isNull(applications.toldStage),
        isNull(applications.answerMissedAt),
        further,
      ),
    )
    .orderBy(applications.answerDueAt, applications.id)
    .limit(AT_ONCE)
    .for('update', { of: applications });
}

/** One mail for all candidates of a position. */
function byPosition(due: Due) {
  return [...Map.groupBy(due, ({ application }) => application.positionId).values()];
}

async function remind(transaction: Database, now: Date): Promise<Due> {
  const until = sql`${now.toISOString()}::timestamptz + make_interval(days => ${ANSWER_REMINDER_DAYS})`;
  const due = await lockDue(transaction, until, sql`${applications.answerRemindedAt} is null`);
  await mark(transaction, due, { answerRemindedAt: now });
  await queueMails(
    transaction,
    applicationsHappenings.answerSoon,
    byPosition(due).map((group) => toOwner(group, 'answerSoon')),
  );
  return due;
}

async function notifyMissed(transaction: Database, now: Date): Promise<Due> {
  const due = await lockDue(transaction, sql`${now.toISOString()}::timestamptz`, sql`true`);
  // No reminder is needed once the date has passed.
  await mark(transaction, due, { answerMissedAt: now, answerRemindedAt: now });
  const missed = due.map(({ application }) => application);
  await recordOfApplications(transaction, applicationsHappenings.answerMissed, missed, null);
  await queueMails(transaction, applicationsHappenings.answerMissed, [
    ...due.map(({ application, candidate, title, companyName }) =>
      answerOverdueMail(candidate, { applicationId: application.id, title, companyName }),
    ),
    ...byPosition(due).map((group) => toOwner(group, 'answersMissed')),
  ]);
  await announceApplications(transaction, missed);
  return due;
}

async function mark(
  transaction: Database,
  due: Due,
  moments: { answerRemindedAt: Date; answerMissedAt?: Date },
): Promise<void> {
  const ids = due.map(({ application }) => application.id);
  if (ids.length === 0) return;
  await transaction
    .update(applications)
    .set(moments)
    .where(sql`${applications.id} = any(${sql.param(ids)}::uuid[])`);
}

function toOwner(group: Due, kind: 'answerSoon' | 'answersMissed') {
  const { owner, title, application, positionIndex } = group[0]!;
  return answersDueMail(owner, kind, { title, projectId: application.projectId, positionIndex, count: group.length });
}
