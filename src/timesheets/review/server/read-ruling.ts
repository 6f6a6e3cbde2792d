import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { users } from '#accounts/server/tables.ts';
import { withinReach } from '#platform/db/within-reach.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { projects } from '#projects/server/tables.ts';
import { isEnded } from '#support/rules/ticket-terms.ts';
import { readsAll } from '#support/server/policy.ts';
import { supportTickets } from '#support/server/tables.ts';
import { tasks } from '#tasks/board/server/tables.ts';
import { timeEntries, timeEntrySteps } from '#timesheets/hours/server/tables.ts';
import { entriesOfTicket } from './ruled-entries.ts';

const MAXIMUM_ENTRIES = 200;

/** What a ticket asks the team to rule on, for the team and for whoever reads the ticket in the company. */
export async function readRuling(context: SignedInContext, supportId: string) {
  const { database, session, reach } = context;
  const [ticket] = await database
    .select()
    .from(supportTickets)
    .where(
      and(
        eq(supportTickets.id, supportId),
        eq(supportTickets.type, 'hoursRuling'),
        withinReach(supportTickets.workspaceId, reach),
        readsAll(context) ? undefined : eq(supportTickets.openedBy, session.userId),
      ),
    );
  if (!ticket) throw platformErrors.notFound();
  const place = entriesOfTicket(ticket);
  const [[about], rows, [held]] = await Promise.all([
    database
      .select({ projectId: projects.id, project: projects.title, taskId: tasks.id, task: tasks.title })
      .from(tasks)
      .innerJoin(projects, eq(projects.id, tasks.projectId))
      .where(
        ticket.taskId
          ? eq(tasks.id, ticket.taskId)
          : sql`${tasks.id} = (select e.task_id from time_entries e where e.id = ${ticket.timeEntryId})`,
      ),
    database
      .select({ entry: timeEntries, person: users.name })
      .from(timeEntries)
      .innerJoin(users, eq(users.id, timeEntries.memberId))
      .where(place)
      .orderBy(desc(timeEntries.startedAt), desc(timeEntries.id))
      .limit(MAXIMUM_ENTRIES),
    database
      .select({ minutes: sql<number>`coalesce(sum(${timeEntries.minutes}), 0)::int` })
      .from(timeEntries)
      .where(and(place, eq(timeEntries.state, 'held'))),
  ]);
  if (!about) throw platformErrors.notFound();
  const entryIds = rows.map(({ entry }) => entry.id);
  const steps = await database
    .select({
      entryId: timeEntrySteps.entryId,
      step: timeEntrySteps.step,
      text: timeEntrySteps.text,
      actor: users.name,
      at: timeEntrySteps.at,
    })
    .from(timeEntrySteps)
    .leftJoin(users, eq(users.id, timeEntrySteps.actorId))
    .where(inArray(timeEntrySteps.entryId, entryIds))
    .orderBy(asc(timeEntrySteps.at), asc(timeEntrySteps.id))
    .limit(MAXIMUM_ENTRIES * 10);
  return {
    ...about,
    cause: ticket.taskId ? ('rejectedTask' as const) : ('contest' as const),
    dueAt: ticket.answerDueAt.toISOString(),
    heldMinutes: held!.minutes,
    entries: rows.map(({ entry, person }) => ({
      entryId: entry.id,
      person,
      description: entry.description,
      startedAt: entry.startedAt.toISOString(),
      endedAt: entry.endedAt.toISOString(),
      timeZone: entry.timeZone,
      localDate: entry.localDate,
      minutes: entry.minutes,
      state: entry.state,
      steps: steps.flatMap(({ entryId, at, ...step }) =>
        entryId === entry.id ? [{ ...step, at: at.toISOString() }] : [],
      ),
    })),
    canRule: session.role === 'admin' && !isEnded(ticket.status),
  };
}
