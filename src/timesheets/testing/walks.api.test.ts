import { walkAccess } from '#application/testing/walk-access.ts';
import { walkHostileInput } from '#application/testing/walk-hostile-input.ts';
import type { Steps } from '#application/testing/steps/walk-steps.ts';
import { startBoardWorld } from '#application/testing/work/board-world.ts';
import { HOME_TIME_ZONE } from '#platform/calendar/day-in-words.ts';
import { addDays } from '#platform/calendar/national-holidays.ts';
import { dateIn } from '#platform/calendar/time-zones.ts';
import { projectProfessionals } from '#projects/professionals/server/tables.ts';
import { supportTickets } from '#support/server/tables.ts';
import { buildHours } from '#timesheets/builders.ts';
import { samples } from '#timesheets/testing/samples.ts';
import { eq } from 'drizzle-orm';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

walkAccess(samples, async () => {
  const world = await startBoardWorld();
  const { owner, admin } = world;
  const { product } = world;
  const { database } = product;

  /** A task in progress of somebody who was hired ten days ago. */
  async function work(status: 'toDo' | 'inProgress' = 'inProgress') {
    const scene = await world.work({ status });
    const hiredAt = new Date(Date.now() - 10 * DAY_MS);
    await database
      .update(projectProfessionals)
      .set({ hiredAt })
      .where(eq(projectProfessionals.id, scene.professionalId));
    const { projectId, taskId, professional } = scene;
    return { ...scene, place: { projectId, taskId }, call: { call: professional.call } };
  }
  const daysAgo = (days: number) => addDays(dateIn(HOME_TIME_ZONE, new Date()), -days);
  /** A task in progress with an hour's work three days ago. */
  async function worked() {
    const scene = await work();
    const start = new Date(`${daysAgo(3)}T15:00:00Z`);
    const { entryIds } = await buildHours(database, {
      ...{ ...scene.place, workspaceId: world.workspaceId, memberId: scene.professional.id },
      ...{ hireId: scene.professionalId, start, end: new Date(start.getTime() + 60 * MINUTE_MS) },
      writtenAt: new Date(),
    });
    return { ...scene, entryId: entryIds[0]!, params: { entryId: entryIds[0]! } };
  }
  async function finished() {
    const scene = await worked();
    await world.change(scene.professional, scene.projectId, scene.taskId, { status: 'finished' });
    return scene;
  }
  async function contested() {
    const scene = await worked();
    await owner.call('POST /timeEntries/contestTimeEntry', { body: { entryId: scene.entryId, reason: 'x' } });
    return scene;
  }
  async function clocked() {
    const scene = await work('toDo');
    await scene.professional.call('POST /timeEntries/clock', { body: scene.place });
    return scene;
  }
  const moment = (minutes: number) => new Date(Date.now() - minutes * MINUTE_MS).toISOString();

  const steps: Steps = {
    'POST /hourReports/{reportId}/cancel': async () => {
      const { place, call } = await worked();
      const { body } = await call.call('POST /timeControlReport/{projectId}', {
        params: { projectId: place.projectId },
        body: { format: 'csv', professionals: 'everyone', from: null, to: null },
      });
      return [call, { params: { reportId: body.reportId } }];
    },
    'POST /timeEntries': async () => {
      const { place, call } = await work();
      return [call, { body: { ...place, start: moment(3), end: moment(1) } }];
    },
    'PATCH /timeEntries/{entryId}': async () => {
      const { params, call } = await worked();
      return [call, { params, body: { version: 1, description: 'New' } }];
    },
    'DELETE /timeEntries/{entryId}': async () => {
      const { params, call } = await worked();
      return [call, { params, query: { version: 1 } }];
    },
    'POST /timeEntries/copyDay': async () => [(await worked()).call, { body: { from: daysAgo(3), to: daysAgo(2) } }],
    'POST /timeEntries/clock': async () => {
      const { place, call } = await work();
      return [call, { body: place }];
    },
    'PATCH /timeEntries/clock': async () => [(await clocked()).call, { body: { description: 'New' } }],
    'DELETE /timeEntries/clock': async () => [(await clocked()).call],
    'POST /tasks/{projectId}/{taskId}/accept': async () => [owner, { params: (await finished()).place }],
    'DELETE /tasks/{projectId}/{taskId}/accept': async () => {
      const { place: params } = await finished();
      await owner.call('POST /tasks/{projectId}/{taskId}/accept', { params });
      return [owner, { params }];
    },
    'POST /tasks/{projectId}/{taskId}/adjust': async () => [
      owner,
      { params: (await finished()).place, body: { reason: 'x' } },
    ],
    'POST /tasks/{projectId}/{taskId}/reject': async () => [
      owner,
      { params: (await finished()).place, body: { reason: 'x' } },
    ],
    'POST /timeEntries/contestTimeEntry': async () => [
      owner,
      { body: { entryId: (await worked()).entryId, reason: 'x' } },
    ],
    'POST /timeEntries/{entryId}/answer': async () => {
      const { call, params } = await contested();
      return [call, { params, body: { text: 'x' } }];
    },
    'POST /timeEntries/{entryId}/cancelContest': async () => [
      owner,
      { params: (await contested()).params, body: { reason: 'x' } },
    ],
    'POST /timeEntries/ruling': async () => {
      const { place, taskId } = await finished();
      await owner.call('POST /tasks/{projectId}/{taskId}/reject', { params: place, body: { reason: 'x' } });
      const [ticket] = await database.select().from(supportTickets).where(eq(supportTickets.taskId, taskId));
      return [admin, { body: { supportId: ticket!.id, verdict: 'refused', words: 'x' } }];
    },
    'POST /integrateWithClockifyProject': 'see clockify.api.test.ts',
    'POST /clockify/{projectId}/choices': 'see fetching.api.test.ts',
    'POST /clockify/{projectId}/fetch': 'see fetching.api.test.ts',
  };
  return [product, steps];
});
walkHostileInput(samples);
