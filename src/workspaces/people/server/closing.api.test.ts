import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startSpaceWorld } from '#application/testing/space-world.ts';
import { buildApplications } from '#applications/builders.ts';
import { statusesUnderWay } from '#projects/rules/status-moves.ts';
import { positions, projects } from '#projects/server/tables.ts';
import { workspaces } from '#workspaces/server/tables.ts';

const world = await startSpaceWorld();

test('WSP-01 a space is closed by typing its name: projects end, colleagues are told and out, and a new space is empty', async () => {
  const { owner, colleague } = await world.companyWithColleague();
  const { projectId } = (await world.postProject(owner.call)).body;
  const waiting = await world.product.person({ role: 'squadMember', language: 'en' });
  const [position] = await world.product.database.select().from(positions).where(eq(positions.projectId, projectId));
  await buildApplications(world.product.database, [{ positionId: position!.id, memberId: waiting.id }]);
  const link = await world.invite(owner, 'depois@example.com');
  const close = (company: string) => owner.call('POST /workspace/close', { body: { company } });
  expect((await close('Casa')).body.error.code).toBe('workspaces.companyMismatch');
  expect((await close(' casa ipê ')).status).toBe(200);
  const [project] = await world.product.database.select().from(projects).where(eq(projects.id, projectId));
  expect(project!.status).toBe('canceled');
  const own = (await waiting.call('GET /applications')).body.applications[0];
  expect([own!.stage, own!.answer]).toEqual(['closedAbruptly', null]);
  expect(await world.mailsTo(waiting.email)).toHaveLength(1);
  expect((await world.mailsTo(colleague.email))[0]!.subject).toBe('O espaço de Casa Ipê foi encerrado');
  expect((await colleague.inSpace('GET /myProjects')).body.error.code).toBe('platform.workspaceGone');
  expect((await world.product.anonymous('GET /workspace/getInvite', { query: link })).body.state).toBe('cancelled');
  expect((await owner.call('GET /myProjects')).status).toBe(403);
  const made = (await owner.call('POST /workspace/createWorkspace')).body;
  expect(made.workspaceId).not.toBe(owner.workspaceId);
  expect((await owner.call('GET /myProjects')).body.projects).toEqual([]);
  const [closed] = await world.product.database.select().from(workspaces).where(eq(workspaces.id, owner.workspaceId));
  expect(closed!.closedAt).not.toBeNull();
});

test('WSP-01 a space in whose projects people work is not closed: an administrator ends those', async () => {
  const owner = await world.company();
  const admin = await world.product.person({ role: 'admin' });
  const { projectId } = (await world.postProject(owner.call)).body;
  const { database } = world.product;
  const close = () => owner.call('POST /workspace/close', { body: { company: 'Casa Ipê' } });
  const obstacle = async () => (await owner.call('GET /workspace/close')).body.obstacle;
  for (const status of statusesUnderWay) {
    await database.update(projects).set({ status }).where(eq(projects.id, projectId));
    expect(await close()).toMatchObject({ status: 409, body: { error: { code: 'projects.spaceHasWork' } } });
    // Told before anything is typed.
    expect(await obstacle()).toMatchObject({ code: 'projects.spaceHasWork', message: expect.any(String) });
  }
  const [running] = await database.select().from(projects).where(eq(projects.id, projectId));
  const ended = await admin.call('PATCH /myProjects/{projectId}/status', {
    params: { projectId },
    body: { version: running!.version, status: 'canceled', reason: 'The company closes' },
  });
  expect(ended.status).toBe(200);
  expect(await obstacle()).toBeNull();
  expect((await close()).status).toBe(200);
});
