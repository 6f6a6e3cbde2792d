import { and, desc, eq } from 'drizzle-orm';
import { users } from '#accounts/server/tables.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { requireReader } from '#tasks/board/server/find-reader.ts';
import { timeEntries } from '#timesheets/hours/server/tables.ts';
import { rulingDueAt } from './ruled-entries.ts';

const MAXIMUM_ENTRIES = 200;

/** The hours at one task, the latest first: all of them for the company and the team, the own ones for a professional. */
export async function readTaskHours(
  context: SignedInContext,
  { projectId, taskId }: { projectId: string; taskId: string },
) {
  const { database, now } = context;
  const reader = await requireReader(database, context, projectId);
  const rows = await database
    .select({ entry: timeEntries, person: users.name, dueAt: rulingDueAt })
    .from(timeEntries)
    .innerJoin(users, eq(users.id, timeEntries.memberId))
    .where(
      and(
        eq(timeEntries.projectId, projectId),
        eq(timeEntries.taskId, taskId),
        reader.part === 'professional' ? eq(timeEntries.memberId, reader.userId) : undefined,
      ),
    )
    .orderBy(desc(timeEntries.startedAt), desc(timeEntries.id))
    .limit(MAXIMUM_ENTRIES);
  const manages = reader.part === 'company' && reader.manages;
  return {
    entries: rows.map(({ entry, person, dueAt }) => ({
      entryId: entry.id,
      person,
      description: entry.description,
      startedAt: entry.startedAt.toISOString(),
      endedAt: entry.endedAt.toISOString(),
      timeZone: entry.timeZone,
      localDate: entry.localDate,
      minutes: entry.minutes,
      state: entry.state,
      deadlineAt: entry.deadlineAt.toISOString(),
      rulingDueAt: dueAt?.toISOString() ?? null,
      canContest: manages && entry.state === 'pending' && now <= entry.deadlineAt,
      hasThread: entry.state === 'contested' || entry.state === 'held' || entry.version > 1,
    })),
  };
}
