import { and, eq, inArray, isNull } from 'drizzle-orm';
import { mailReader } from '#accounts/server/mail-reader.ts';
import { users } from '#accounts/server/tables.ts';
import type { MailedHappening } from '#platform/contract/happening.ts';
import type { Database } from '#platform/db/connection.ts';
import { queueMails } from '#platform/mail/outbox.ts';
import { projects } from '#projects/server/tables.ts';
import { timesheetHappenings } from '#timesheets/happenings.ts';
import { reviewMail, type ReviewNews } from './emails.ts';

const happenings: Record<ReviewNews, MailedHappening> = {
  adjusted: timesheetHappenings.taskAdjusted,
  rejected: timesheetHappenings.taskRejected,
  contested: timesheetHappenings.hoursContested,
  answered: timesheetHappenings.contestAnswered,
  contestCanceled: timesheetHappenings.contestCanceled,
  held: timesheetHappenings.hoursHeld,
  ruledPayable: timesheetHappenings.hoursPayable,
  ruledRefused: timesheetHappenings.hoursRefused,
};

interface ReviewToMail {
  task: { id: string; title: string; projectId: string };
  /** Who is told. The one who caused it is left out. */
  readerIds: readonly string[];
  /** The hours that it is about. */
  entries: readonly { memberId: string; minutes: number; deadlineAt: Date }[];
  /** Null: it followed by itself. */
  actorId: string | null;
  words: string;
}

/** Mails what was said of a task or of hours, once to each reader, in the reader's language. */
export async function mailReview(
  transaction: Database,
  news: ReviewNews,
  { task, readerIds, entries, actorId, words }: ReviewToMail,
): Promise<void> {
  const told = [...new Set(readerIds)].filter((id) => id !== actorId);
  if (told.length === 0) return;
  const people = await transaction
    .select({ id: users.id, ...mailReader })
    .from(users)
    .where(and(inArray(users.id, [...told, ...(actorId === null ? [] : [actorId])]), isNull(users.deletedAt)));
  const [project] = await transaction
    .select({ title: projects.title })
    .from(projects)
    .where(eq(projects.id, task.projectId));
  const actor = people.find(({ id }) => id === actorId)?.name ?? 'Ponte';
  const mails = people
    .filter(({ id }) => told.includes(id))
    .map((reader) => {
      const own = entries.filter(({ memberId }) => memberId === reader.id);
      // Whoever is told of somebody else's hours reads all of them.
      const concerned = own.length > 0 ? own : news === 'answered' ? entries : [];
      const deadlines = concerned.map(({ deadlineAt }) => deadlineAt.getTime());
      const about = {
        task,
        project: project!.title,
        actor,
        words,
        minutes: concerned.reduce((sum, { minutes }) => sum + minutes, 0),
        deadlineAt: deadlines.length > 0 ? new Date(Math.min(...deadlines)) : null,
      };
      return { ...reviewMail(reader, news, about), about: actorId === null ? [] : [actorId] };
    });
  await queueMails(transaction, happenings[news], mails);
}
