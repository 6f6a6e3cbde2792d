import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { addDays } from '#platform/calendar/national-holidays.ts';
import { dateInSaoPaulo } from '#platform/calendar/business-days.ts';
import { projectProfessionals } from '#projects/professionals/server/tables.ts';
import { answerDueAt } from '#support/rules/answer-due.ts';
import { supportMessages, supportTickets } from '#support/server/tables.ts';
import { tasks } from '#tasks/board/server/tables.ts';
import { buildHours } from '#timesheets/builders.ts';
import type { EntryStep } from '#timesheets/hours/rules/entry-life.ts';
import { timeEntrySteps } from '#timesheets/hours/server/tables.ts';
import { taskReviews } from '#timesheets/review/server/tables.ts';

const HOUR_MS = 3_600_000;
const reason = 'O relatório não abre no celular dos arquitetos, que é onde eles o leem.';

/** A rejected task, whose hours wait for the team's ruling. */
export async function plantRulings(
  database: Database,
  { workspaceId, projectId, ownerId }: { workspaceId: string; projectId: string; ownerId: string },
): Promise<void> {
  const rejected = and(eq(tasks.projectId, projectId), eq(tasks.status, 'rejected'));
  const [task] = await database.select({ id: tasks.id, title: tasks.title }).from(tasks).where(rejected);
  const [hire] = await database
    .select({ id: projectProfessionals.id, memberId: projectProfessionals.memberId })
    .from(projectProfessionals)
    .where(and(eq(projectProfessionals.projectId, projectId), isNull(projectProfessionals.endedAt)))
    .orderBy(desc(projectProfessionals.hiredAt))
    .limit(1);
  if (!task || !hire) return;
  const { memberId, id: hireId } = hire;
  // After what the month has of that day.
  const start = new Date(`${addDays(dateInSaoPaulo(new Date()), -1)}T14:30:00-03:00`);
  const { entryIds } = await buildHours(database, {
    ...{ workspaceId, projectId, taskId: task.id, memberId, hireId, start, state: 'held' },
    end: new Date(start.getTime() + 2.5 * HOUR_MS),
    description: 'Montei o relatório e testei no computador.',
  });
  const at = new Date(start.getTime() + 3 * HOUR_MS);
  const said = (step: EntryStep, text: string, actorId: string, hours: number) => ({
    ...{ entryId: entryIds[0]!, step, text, actorId },
    at: new Date(at.getTime() + hours * HOUR_MS),
  });
  await database
    .insert(timeEntrySteps)
    .values([
      said('contested', 'Duas horas e meia para um relatório que não abre no celular?', ownerId, 0),
      said('answered', 'O pedido não falava em celular. No computador ele funciona inteiro.', memberId, 0.5),
      said('held', reason, ownerId, 1),
    ]);
  const rejectedAt = new Date(at.getTime() + HOUR_MS);
  await database.insert(taskReviews).values({
    ...{ taskId: task.id, verdict: 'reject', reason, reviewerId: ownerId },
    ...{ effectiveAt: rejectedAt, appliedAt: rejectedAt, createdAt: rejectedAt },
  });
  const [ticket] = await database
    .insert(supportTickets)
    .values({
      ...{ workspaceId, projectId, taskId: task.id, openedBy: ownerId, type: 'hoursRuling', subject: task.title },
      ...{ answerDueAt: answerDueAt(rejectedAt), openedAt: rejectedAt, updatedAt: rejectedAt },
    })
    .returning({ id: supportTickets.id });
  await database
    .insert(supportMessages)
    .values({ ticketId: ticket!.id, authorId: ownerId, text: reason, at: rejectedAt });
}
