import { and, eq } from 'drizzle-orm';
import type { startBoardWorld } from '#application/testing/work/board-world.ts';
import { clock as productTime } from '#platform/calendar/clock.ts';
import { projectProfessionals } from '#projects/professionals/server/tables.ts';
import { supportTickets } from '#support/server/tables.ts';
import { buildHours } from '#timesheets/builders.ts';
import { timeEntries } from '#timesheets/hours/server/tables.ts';
import { applyReviewsJob } from '#timesheets/review/server/apply-reviews.ts';
import { passDeadlinesJob } from '#timesheets/review/server/pass-deadlines.ts';

type BoardWorld = Awaited<ReturnType<typeof startBoardWorld>>;

/** A finished task with two hours on it, and what a manager and its professional say of them. */
export async function finishedWork(world: BoardWorld) {
  const scene = await world.work();
  const { projectId, taskId, professional, professionalId } = scene;
  const { manager } = world;
  const { database } = world.product;
  const headers = { headers: { workspaceid: world.workspaceId } };
  const [hire] = await database.select().from(projectProfessionals).where(eq(projectProfessionals.id, professionalId));
  const place = { workspaceId: hire!.workspaceId, projectId, taskId, memberId: professional.id, hireId: hire!.id };
  const start = new Date(
    Math.floor(productTime.now().getTime() / 86_400_000) * 86_400_000 - 86_400_000 + 12 * 3_600_000,
  );
  const hour = (from: number) => new Date(start.getTime() + from * 3_600_000);
  const written = [
    ...(await buildHours(database, { ...place, start: hour(0), end: hour(1) })).entryIds,
    ...(await buildHours(database, { ...place, start: hour(1), end: hour(2) })).entryIds,
  ];
  await world.change(professional, projectId, taskId, { status: 'finished' });
  const params = { projectId, taskId };
  const states = async () =>
    (
      await database.select().from(timeEntries).where(eq(timeEntries.taskId, taskId)).orderBy(timeEntries.startedAt)
    ).map(({ state }) => state);
  return {
    ...scene,
    /** Its entries, the first one first. */
    written,
    states,
    status: async () => (await world.open(world.owner, projectId, taskId)).body.status,
    accept: (who = manager) => who.call.raw('POST /tasks/{projectId}/{taskId}/accept', { params, ...headers }),
    undo: () => manager.call.raw('DELETE /tasks/{projectId}/{taskId}/accept', { params, ...headers }),
    say: (verdict: 'adjust' | 'reject', reason = 'Missing tests') =>
      manager.call.raw(`POST /tasks/{projectId}/{taskId}/${verdict}`, { params, body: { reason }, ...headers }),
    reviews: async () => (await manager.call('GET /tasks/{projectId}/{taskId}/reviews', { params, ...headers })).body,
    contest: (entryId: string, reason = 'I saw nobody work') =>
      manager.call.raw('POST /timeEntries/contestTimeEntry', { body: { entryId, reason }, ...headers }),
    cancel: (entryId: string, reason = 'All clear') =>
      manager.call.raw('POST /timeEntries/{entryId}/cancelContest', {
        params: { entryId },
        body: { reason },
        ...headers,
      }),
    answer: (entryId: string, who = professional, text = 'I did') =>
      who.call.raw('POST /timeEntries/{entryId}/answer', { params: { entryId }, body: { text } }),
  };
}

/** What happens by itself, and the team's rulings. */
export function reviewSteps(world: () => BoardWorld) {
  const rulingTickets = (about: { taskId?: string; timeEntryId?: string }) =>
    world()
      .product.database.select()
      .from(supportTickets)
      .where(
        and(
          eq(supportTickets.type, 'hoursRuling'),
          about.taskId ? eq(supportTickets.taskId, about.taskId) : eq(supportTickets.timeEntryId, about.timeEntryId!),
        ),
      );
  return {
    runApprovals: () => world().product.runJob(applyReviewsJob, {}),
    runDeadlines: () => world().product.runJob(passDeadlinesJob, {}),
    /** The tickets about held hours, also those that a ruling has closed. */
    rulingTickets,
    rule: (supportId: string, verdict: 'payable' | 'refused') =>
      world().admin.call.raw('POST /timeEntries/ruling', { body: { supportId, verdict, words: 'We looked into it' } }),
  };
}
