import { and, eq, isNull } from 'drizzle-orm';
import { mailReader } from '#accounts/server/mail-reader.ts';
import { users } from '#accounts/server/tables.ts';
import type { Role } from '#platform/access/access.ts';
import type { HappeningName } from '#platform/contract/happening.ts';
import type { Database } from '#platform/db/connection.ts';
import { announceWaiting } from '#platform/events/announce-waiting.ts';
import { announceAll } from '#platform/events/live-topics.ts';
import { recordHappening } from '#platform/happenings/record-happening.ts';
import type { Reader as MailReader } from '#platform/mail/letter.ts';
import { queueMails } from '#platform/mail/outbox.ts';
import { supportPathsOf } from '#support/paths.ts';
import { supportHappenings } from '#support/happenings.ts';
import type { TicketType } from '#support/rules/ticket-terms.ts';
import { workspaces } from '#workspaces/server/tables.ts';
import { ticketMail, type TicketNews } from './emails.ts';
import { deskTopic, ticketTopic } from './topics.ts';

interface About {
  supportId: string;
  /** Null: a professional's. */
  workspaceId: string | null;
  type: TicketType;
  subject: string;
  answerDueAt: Date;
  openedBy: string;
  /** The person who wrote, closed or fulfilled it. */
  actorId: string;
  /** The person that a request is about. */
  professionalId?: string | null;
  /** The administrator who answers it. */
  assignedTo?: string | null;
}

const reader = { id: users.id, ...mailReader, role: users.role };
type Reader = MailReader & { id: string; role: Role };

/** Notifies the company of the promised date; the team reads of it in the next mail of the queue. */
export async function notifyOpened(transaction: Database, about: About): Promise<void> {
  await record(transaction, 'opened', about);
  await send(transaction, 'received', await companyReaders(transaction, about), about);
}

export async function notifyDone(transaction: Database, about: About): Promise<void> {
  await record(transaction, 'done', about);
  await send(transaction, 'done', await companyReaders(transaction, about), about);
}

/** Notifies the company what the team decided about held hours, and why. */
export async function notifyRuled(
  transaction: Database,
  verdict: 'ruledPayable' | 'ruledRefused',
  about: About & { text: string },
): Promise<void> {
  await record(transaction, 'done', about);
  await send(transaction, verdict, await companyReaders(transaction, about), about);
}

/** Notifies the company when the team closed the ticket. */
export async function recordClosed(transaction: Database, about: About, isTeam: boolean): Promise<void> {
  await record(transaction, 'closed', about);
  if (isTeam) await send(transaction, 'closed', await companyReaders(transaction, about), about);
}

/** Notifies the other side. */
export async function notifyAnswer(transaction: Database, about: About & { text: string }, isTeam: boolean) {
  await record(transaction, isTeam ? 'answered' : 'written', about);
  if (isTeam) await send(transaction, 'answered', await companyReaders(transaction, about), about);
  else await send(transaction, 'written', await assignedReaders(transaction, about), about);
}

/** A note among the team: nobody is told. */
export const recordNote = (transaction: Database, about: About) => record(transaction, 'noted', about);

export const recordFile = (transaction: Database, about: About) => record(transaction, 'fileAdded', about);

/** Tells the administrator to whom somebody else gave the ticket. */
export async function notifyAssigned(transaction: Database, about: About): Promise<void> {
  await record(transaction, 'assigned', about);
  if (about.assignedTo !== about.actorId)
    await send(transaction, 'assigned', await assignedReaders(transaction, about), about);
}

/** Tells whoever asked that the ticket goes on in another one. */
export async function notifyMerged(transaction: Database, about: About): Promise<void> {
  await record(transaction, 'merged', about);
  await send(transaction, 'merged', await companyReaders(transaction, about), about);
}

/** The owner of the space, and the colleague or professional who opened the ticket. */
async function companyReaders(database: Database, { workspaceId, openedBy }: About): Promise<Reader[]> {
  const owners =
    workspaceId === null
      ? []
      : await database
          .select(reader)
          .from(workspaces)
          .innerJoin(users, and(eq(users.id, workspaces.ownerId), isNull(users.deletedAt)))
          .where(eq(workspaces.id, workspaceId));
  const openers = await database
    .select(reader)
    .from(users)
    .where(and(eq(users.id, openedBy), isNull(users.deletedAt)));
  return [...new Map([...owners, ...openers].map((one) => [one.id, one])).values()];
}

/** Whoever answers the ticket; without one the queue's mail tells the team. */
async function assignedReaders(database: Database, { assignedTo }: About): Promise<Reader[]> {
  if (!assignedTo) return [];
  return database
    .select(reader)
    .from(users)
    .where(and(eq(users.id, assignedTo), isNull(users.deletedAt)));
}

const happenings = {
  ...supportHappenings,
  received: supportHappenings.opened,
  ruledPayable: supportHappenings.done,
  ruledRefused: supportHappenings.done,
} satisfies Record<TicketNews, HappeningName>;

async function record(
  transaction: Database,
  news: Exclude<keyof typeof supportHappenings, 'faultMended' | 'waitsInQueue'>,
  { workspaceId, actorId, supportId, openedBy: userId, professionalId }: About,
): Promise<void> {
  const ids = { supportId, userId, professionalId };
  await recordHappening(transaction, { name: supportHappenings[news], workspaceId, actorId, ids });
  // A note is news for the team alone; everything else also for whoever asked.
  await announceAll(transaction, [
    { topic: deskTopic(supportId), id: supportId },
    ...(news === 'noted' || news === 'assigned' ? [] : [{ topic: ticketTopic(supportId), id: supportId }]),
  ]);
  if (news === 'noted') return;
  await announceWaiting(transaction, {
    ...(workspaceId === null ? { userIds: [userId] } : { workspaceId }),
    team: true,
  });
}

async function send(
  transaction: Database,
  news: TicketNews,
  readers: readonly Reader[],
  about: About & { text?: string },
): Promise<void> {
  await queueMails(
    transaction,
    happenings[news],
    readers.map((one) => ({
      ...ticketMail(one, news, { ...about, path: supportPathsOf(one.role).ticket(about.supportId) }),
      about: [about.openedBy, about.professionalId ?? []].flat(),
    })),
  );
}
