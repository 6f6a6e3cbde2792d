import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { users } from '#accounts/server/tables.ts';
import { applications } from '#applications/server/tables.ts';
import { applicationsHappenings } from '#applications/happenings.ts';
import type { MessageSide } from '#conversations/rules/terms.ts';
import { messageParticipants } from '#conversations/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import { queueMails } from '#platform/mail/outbox.ts';
import { MAIL_PAUSE_MINUTES } from '#conversations/rules/thread-terms.ts';
import { conversationsHappenings } from '#conversations/happenings.ts';
import { positions } from '#projects/server/tables.ts';
import { listCompanyPeople } from '#workspaces/people/server/list-company-people.ts';
import { workspaces } from '#workspaces/server/tables.ts';
import type { Delivery, DeliveryTime, Manner } from './delivery.ts';
import { answeredMail, messageMail } from './emails.ts';

/**
 * Mails the other side of each message, or notes that a mail is due once a quarter of an hour has passed since the last one. What is urgent is mailed
 * at once, and stands for a mail that was due.
 */
export async function mailOrDefer(
  transaction: Database,
  deliveries: readonly Delivery[],
  { now, isUrgent }: DeliveryTime & Required<Pick<Manner, 'isUrgent'>>,
): Promise<void> {
  const { side } = deliveries[0]!.message;
  const byApplication = new Map(deliveries.map((delivery) => [delivery.application.id, delivery]));
  const toSide = side === 'company' ? 'candidate' : 'company';
  const people = toSide === 'company' ? await stillThere(transaction, deliveries[0]!) : null;
  if (people) await askOwnerInstead(transaction, deliveries[0]!, people);
  const chosen = await choose(transaction, [...byApplication.keys()], toSide, { now, isUrgent: isUrgent ?? false });
  const readers = await readPeople(transaction, chosen);
  const places = await readPlaces(transaction, [...byApplication.keys()]);
  const mails = readers
    .filter(({ userId }) => people?.has(userId) ?? true)
    .map(({ applicationId, userId: _userId, ...reader }) => {
      const { message, application } = byApplication.get(applicationId)!;
      const about = { ...message, ...places.get(applicationId)! };
      return toSide === 'company'
        ? { ...answeredMail(reader, about), about: [application.memberId] }
        : messageMail(reader, about);
    });
  const happening = toSide === 'company' ? conversationsHappenings.candidateWrote : applicationsHappenings.messaged;
  await queueMails(transaction, happening, mails);
}

/** Participants whose switch is on: those to mail now. For the others a mail becomes due. */
async function choose(
  transaction: Database,
  applicationIds: readonly string[],
  side: MessageSide,
  { now, isUrgent }: { now: Date; isUrgent: boolean },
) {
  const moment = sql`${now.toISOString()}::timestamptz`;
  const pause = sql`${MAIL_PAUSE_MINUTES} * interval '1 minute'`;
  const { rows } = await transaction.execute<{ application_id: string; user_id: string; is_now: boolean }>(sql`
    with reader as (
      select application_id, user_id, ${isUrgent}::boolean or coalesce(mailed_at <= ${moment} - ${pause}, true) as is_now
      from message_participants
      where application_id = any(${sql.param([...applicationIds])}::uuid[]) and side = ${side} and is_mailed
      order by application_id, user_id for update
    )
    update message_participants p set
      mailed_at = case when reader.is_now then ${moment} else p.mailed_at end,
      mail_due_at = case when reader.is_now then null else coalesce(p.mail_due_at, p.mailed_at + ${pause}) end
    from reader where reader.application_id = p.application_id and reader.user_id = p.user_id
    returning p.application_id, p.user_id, reader.is_now`);
  return rows.filter((row: { is_now: boolean }) => row.is_now);
}

async function readPeople(transaction: Database, chosen: readonly { application_id: string; user_id: string }[]) {
  if (chosen.length === 0) return [];
  const { id, email, name, language, brand } = users;
  const rows = await transaction
    .select({ id, email, name, language, brand })
    .from(users)
    .where(inArray(id, [...new Set(chosen.map((one) => one.user_id))]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return chosen.flatMap(({ application_id: applicationId, user_id: userId }) => {
    const person = byId.get(userId);
    return person ? [{ ...person, applicationId, userId }] : [];
  });
}

/** Who still works on the company's hiring: nobody else is mailed what a candidate wrote. */
async function stillThere(transaction: Database, { application }: Delivery): Promise<ReadonlySet<string>> {
  const people = await listCompanyPeople(transaction, application.workspaceId);
  return new Set(people.map(({ id }) => id));
}

/** When nobody who wrote works there any more, the owner takes part from now on: an answer that nobody hears of would wait for ever. */
async function askOwnerInstead(transaction: Database, { application }: Delivery, people: ReadonlySet<string>) {
  const { applicationId, userId, side } = messageParticipants;
  const wrote = await transaction
    .select({ userId })
    .from(messageParticipants)
    .where(and(eq(applicationId, application.id), eq(side, 'company')));
  if (wrote.some((one) => people.has(one.userId))) return;
  const [space] = await transaction
    .select({ ownerId: workspaces.ownerId })
    .from(workspaces)
    .where(eq(workspaces.id, application.workspaceId));
  if (!space || !people.has(space.ownerId)) return;
  const owner = { applicationId: application.id, userId: space.ownerId, side: 'company' as const };
  await transaction.insert(messageParticipants).values(owner).onConflictDoNothing();
}

/** What the mails say of the vacancy and the candidate. */
export async function readPlaces(transaction: Database, applicationIds: readonly string[]) {
  const ofThese: SQL = inArray(applications.id, [...applicationIds]);
  const rows = await transaction
    .select({
      applicationId: applications.id,
      title: positions.title,
      company: positions.companyName,
      candidate: users.name,
    })
    .from(applications)
    .innerJoin(positions, eq(positions.id, applications.positionId))
    .innerJoin(users, eq(users.id, applications.memberId))
    .where(ofThese);
  return new Map(rows.map(({ applicationId, ...place }) => [applicationId, place]));
}
