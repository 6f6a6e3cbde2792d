import { and, eq, isNull } from 'drizzle-orm';
import type { DemoTools } from '#platform/capability/demo-capability.ts';
import type { Database } from '#platform/db/connection.ts';
import { projectProfessionals } from '#projects/professionals/server/tables.ts';
import { openTicket } from '#support/server/open-ticket.ts';
import { closeRuling } from '#support/server/settle-requests.ts';
import { buildManyHours } from '#timesheets/builders.ts';
import { disputeDeadline } from '#timesheets/hours/rules/dispute-deadline.ts';
import { contest, hoursAfter, refusedStanding, ruling, standingOf, talkedStanding } from './standing.ts';
import { demoTasks } from '#tasks/demo/tasks-of-works.ts';
import { reviewedAt, workedMonth, type WorkedSpan } from './worked-month.ts';

export interface WorkedPlace {
  workspaceId: string;
  projectId: string;
  ownerId: string;
  adminId: string;
  /** In the order of `demoTasks`. */
  taskIds: readonly string[];
  /** The people of the project, in the order of their hires. */
  memberIds: readonly string[];
}

const DAY_MS = 86_400_000;

/** About a month of hours of the running project, each as its task and its deadline left it. */
export async function plantHours(tools: Pick<DemoTools, 'database'>, place: WorkedPlace, now: Date) {
  const { database } = tools;
  const { workspaceId, projectId, taskIds, memberIds } = place;
  const hireIds = await findHires(database, projectId);
  const month = workedMonth(now).map((span) => ({
    ...span,
    deadlineAt: disputeDeadline(span.start.toISOString().slice(0, 10), span.end),
  }));
  const refused = month.find(({ deadlineAt }) => deadlineAt.getTime() < now.getTime() - 5 * DAY_MS);
  const talked = month.findLast(({ task, person }) => person === 2 && demoTasks[task]!.status === 'finished');
  const entryIds = await buildManyHours(
    database,
    month.map((span) => {
      const { task, person, start, end, description, deadlineAt } = span;
      const memberId = memberIds[person]!;
      const at = reviewedAt(demoTasks[task]!, now);
      const review = demoTasks[task]!.review;
      const said = review && at && { verdict: review.verdict, at, by: place.ownerId };
      const standing =
        span === refused
          ? refusedStanding(span, place)
          : span === talked
            ? talkedStanding(end, { ...place, memberId })
            : standingOf({ deadlineAt, review: said ?? null }, now);
      const hours = { workspaceId, projectId, taskId: taskIds[task]!, memberId, hireId: hireIds.get(memberId)! };
      return { ...hours, start, end, description, ...standing };
    }),
  );
  if (refused) await plantRuling(tools, place, { ...refused, timeEntryId: entryIds[month.indexOf(refused)]! });
}

/** The closed ticket of the hours that the team refused. */
async function plantRuling(
  { database }: Pick<DemoTools, 'database'>,
  { workspaceId, projectId, ownerId, adminId }: WorkedPlace,
  { task, timeEntryId, deadlineAt }: WorkedSpan & { timeEntryId: string; deadlineAt: Date },
): Promise<void> {
  const about = { workspaceId, projectId, timeEntryId, openedBy: ownerId, subject: demoTasks[task]!.title };
  const ticket = { ...about, type: 'hoursRuling' as const, text: contest, now: deadlineAt };
  const { supportId } = (await openTicket(database, ticket))!;
  const now = hoursAfter(deadlineAt, 15);
  await closeRuling(database, { supportId, verdict: 'ruledRefused', text: ruling, actorId: adminId, now });
}

async function findHires(database: Database, projectId: string): Promise<Map<string, string>> {
  const { id, memberId, endedAt } = projectProfessionals;
  const hires = await database
    .select({ id, memberId })
    .from(projectProfessionals)
    .where(and(eq(projectProfessionals.projectId, projectId), isNull(endedAt)));
  return new Map(hires.map((hire) => [hire.memberId, hire.id]));
}
