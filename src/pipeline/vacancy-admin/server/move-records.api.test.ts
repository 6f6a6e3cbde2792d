import { afterAll, expect, it } from 'vitest';
import { type Person, startPipelineWorld } from '#application/testing/pipeline-world.ts';

const { product, owner, otherOwner, admin, workspaceId, scene } = await startPipelineWorld();
afterAll(() => product.close());

const look = async (who: Person, topic: string) => {
  const headers = { authorization: `Bearer ${who.token}` };
  const events = await fetch(`${product.url}/api/events?topic=${topic}`, { headers });
  return events.body!.pipeThrough(new TextDecoderStream()).getReader();
};
const versionOf = async (who: Person, projectId: string) =>
  (await who.call('GET /myProjects/{projectId}', { params: { projectId } })).body.version;
const limitsOf = async (who: Person) => (await who.call('GET /candidates/limits', { query: {} })).body.limits;

it('PRJ-05 a moved project keeps the limits of its vacancies, loses its tags, and closes the former company’s live streams', async () => {
  const { projectId, positionId, ids } = await scene(['new']);
  const [applicationId] = ids as [string];
  const limits = [{ stage: 'new' as const, days: 3 }];
  await owner.call('PUT /candidates/limits', { body: { positionId, limits, seen: [] } });
  const { tagId } = (await owner.call('POST /candidates/tags', { body: { name: 'Reserva', colour: 'info' } })).body;
  await owner.call('POST /candidates/tag', { body: { applicationIds: [applicationId], add: [tagId] } });
  const reader = await look(owner, `pipeline:${positionId}`);
  const move = async (from: Person, to: Person) =>
    admin.call('PUT /changeProjectOwner/{squadOwnerId}', {
      params: { squadOwnerId: to.id },
      body: { projectId, version: await versionOf(from, projectId) },
    });

  expect((await move(owner, otherOwner)).status).toBe(200);
  for (let isOver = false; !isOver;) isOver = (await reader.read()).done;
  expect(await limitsOf(otherOwner)).toEqual([{ stage: 'new', days: 3, positionId }]);
  expect(await limitsOf(owner)).toEqual([]);

  expect((await move(otherOwner, owner)).status).toBe(200);
  const { card } = (await owner.call('GET /candidates/{applicationId}', { params: { applicationId } })).body;
  expect(card.tags).toEqual([]);
});

it('PIP-01 the candidates of a removed vacancy leave the board of the whole company at once', async () => {
  const { projectId, ids } = await scene(['new']);
  const reader = await look(owner, `company-pipeline:${workspaceId}`);
  const { positions } = (await owner.call('GET /myProjects/{projectId}', { params: { projectId } })).body;
  const removed = await owner.call('DELETE /myProjects/{projectId}/positions/{positionIndex}', {
    params: { projectId, positionIndex: 0 },
    query: { version: positions[0]!.version },
  });
  expect(removed.status).toBe(200);
  let received = '';
  while (!received.includes('data: ')) received += (await reader.read()).value ?? '';
  await reader.cancel();
  expect(JSON.parse(/data: (.*)/.exec(received)![1]!)).toEqual({ kind: 'removed', applicationId: ids[0] });
});
