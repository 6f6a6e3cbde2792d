import { afterAll, describe, expect, it } from 'vitest';
import { type Person, startPipelineWorld } from '#application/testing/pipeline-world.ts';
import type { TagColour } from '#platform/contract/tag-colours.ts';

const { product, owner, otherOwner, recruiter, watcher, chooser, workspaceId, scene, statusesOf } =
  await startPipelineWorld();
afterAll(() => product.close());
const headers = { workspaceid: workspaceId };

const make = (who: Person, name: string, colour: TagColour = 'brand', more = {}) =>
  who.call('POST /candidates/tags', { body: { name, colour }, ...more });
const tag = (who: Person, applicationIds: string[], change: { add?: string[]; remove?: string[] }, more = {}) =>
  who.call('POST /candidates/tag', { body: { applicationIds, ...change }, ...more });
const tagsOf = async (applicationId: string) =>
  (await owner.call('GET /candidates/{applicationId}', { params: { applicationId } })).body.card.tags as {
    name: string;
    colour: string;
  }[];

describe('the tags of a company', () => {
  it('PIP-01 are created, put on many at once, renamed and deleted everywhere', async () => {
    const { ids } = await scene(['new', 'new']);
    const made = await make(owner, 'Reserva');
    expect([made.status, made.body]).toMatchObject([201, { name: 'Reserva', colour: 'brand', version: 1 }]);
    const { tagId } = made.body;
    const put = await tag(owner, ids, { add: [tagId] });
    expect(put.body.results.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['done', 'done']);
    const renamed = { name: 'Banco de talentos', colour: 'success' } as const;
    const change = (version: number) =>
      owner.call('PATCH /candidates/tags/{tagId}', { params: { tagId }, body: { ...renamed, version } });
    expect((await change(1)).body).toMatchObject({ ...renamed, version: 2 });
    expect((await change(1)).status).toBe(409);
    expect(await tagsOf(ids[0]!)).toMatchObject([renamed]);
    await tag(owner, [ids[0]!], { remove: [tagId] });
    expect(await tagsOf(ids[0]!)).toEqual([]);
    expect(await tagsOf(ids[1]!)).toHaveLength(1);
    expect((await owner.call('DELETE /candidates/tags/{tagId}', { params: { tagId } })).status).toBe(200);
    expect(await tagsOf(ids[1]!)).toEqual([]);
  });

  it('PIP-01 have unique names, whatever the case, also when two create one at once', async () => {
    expect(statusesOf(await Promise.all([make(owner, 'Sênior'), make(owner, 'senior')]))).toEqual([201, 409]);
  });

  it('PIP-01 ten fit on a candidate, also when two add others at once; the outcome of each is reported', async () => {
    const { ids } = await scene(['new', 'new']);
    const made = await Promise.all(Array.from({ length: 12 }, (_, index) => make(owner, `Marca ${index}`)));
    const tagIds = made.map(({ body }) => body.tagId);
    await tag(owner, ids, { add: tagIds.slice(0, 8) });
    const answers = await Promise.all([
      tag(owner, [ids[0]!], { add: tagIds.slice(8, 10) }),
      tag(owner, [ids[0]!], { add: tagIds.slice(10, 12) }),
    ]);
    expect(answers.map(({ body }) => body.results[0]!.code).toSorted()).toEqual(
      ['pipeline.tooManyTags', null].toSorted(),
    );
    expect(await tagsOf(ids[0]!)).toHaveLength(10);
    const both = await tag(owner, ids, { add: tagIds });
    expect(both.body.results).toMatchObject(ids.map(() => ({ outcome: 'refused', code: 'pipeline.tooManyTags' })));
    const one = await tag(owner, ids, { add: tagIds.slice(8, 12), remove: tagIds.slice(0, 3) });
    expect(one.body.results.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['done', 'done']);
  });

  it('PIP-01 are managed by those who may comment, and invisible to others', async () => {
    const { ids } = await scene(['new']);
    const { tagId } = (await make(owner, 'Interna')).body;
    expect((await make(watcher, 'x', 'brand', { headers })).status).toBe(403);
    expect((await tag(watcher, ids, { add: [tagId] }, { headers })).status).toBe(403);
    expect((await tag(chooser, ids, { add: [tagId] }, { headers })).status).toBe(200);
    expect((await tag(otherOwner, ids, { add: [tagId] })).status).toBe(404);
    expect((await make(otherOwner, 'x', 'brand', { query: { workspaceId } })).status).toBe(404);
    expect((await make(recruiter, 'Do time', 'info', { query: { workspaceId } })).status).toBe(201);
    const foreign = (await make(otherOwner, 'Alheia')).body.tagId;
    const refused = await tag(owner, ids, { add: [foreign] });
    expect(refused.body.results[0]).toMatchObject({ outcome: 'refused', code: 'platform.notFound' });
    expect((await owner.call('DELETE /candidates/tags/{tagId}', { params: { tagId: foreign } })).status).toBe(404);
  });
});
