import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Person, startPipelineWorld } from '#application/testing/pipeline-world.ts';
import { buildWorkspaces } from '#workspaces/builders.ts';
import { workspaceMembers } from '#workspaces/server/tables.ts';

let world: Awaited<ReturnType<typeof startPipelineWorld>>;
beforeAll(async () => {
  world = await startPipelineWorld();
});
afterAll(() => world.product.close());

it('6.5 a link to a project of another space names that space to those who belong to it, and to nobody else', async () => {
  const { product, owner, otherOwner, workspaceId } = world;
  const { projectId } = await world.scene([]);
  const colleague = await product.person({ role: 'squadOwner' });
  const expired = await product.person({ role: 'squadOwner' });
  await buildWorkspaces(product.database, [
    { ownerId: colleague.id, company: 'Ateliê' },
    { ownerId: expired.id, company: 'Vila' },
  ]);
  const expiresAt = new Date(Date.now() - 60_000);
  await product.database.insert(workspaceMembers).values([
    { workspaceId, userId: colleague.id, permissions: [] },
    { workspaceId, userId: expired.id, permissions: [], expiresAt },
  ]);
  const ask = (who: Person, id = projectId, headers: Record<string, string> = {}) =>
    who.call('GET /myProjects/{projectId}/space', { params: { projectId: id }, headers });
  const there = { space: { workspaceId, company: 'Casa Ipê' } };
  expect((await ask(colleague)).body).toEqual(there);
  expect((await colleague.call('GET /myProjects/{projectId}', { params: { projectId } })).status).toBe(404);
  const nowhere = { space: null };
  expect((await ask(colleague, projectId, { workspaceid: workspaceId })).body).toEqual(nowhere);
  for (const person of [owner, otherOwner, expired]) expect((await ask(person)).body).toEqual(nowhere);
  expect((await ask(colleague, randomUUID())).body).toEqual(nowhere);
  for (const person of [world.admin, world.recruiter]) expect((await ask(person)).status).toBe(403);
});
