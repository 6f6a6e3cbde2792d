import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BodySentTo } from '#application/testing/caller.ts';
import { type Person, startSuggestionWorld } from '#application/testing/suggestion-world.ts';

const path = '/myProjects/{projectId}/positions/{positionIndex}/suggestedProfessionals/{professionalId}/rating';
let world: Awaited<ReturnType<typeof startSuggestionWorld>>;
let projectId: string;
let member: Person;
beforeAll(async () => {
  world = await startSuggestionWorld();
  ({ projectId } = await world.project());
  member = await world.professional('Íris Torno');
});
afterAll(() => world.product.close());

const rate = (who: Person, body: BodySentTo<`PUT ${typeof path}`>, professionalId = member.id) =>
  who.call(`PUT ${path}`, { params: { projectId, positionIndex: 0, professionalId }, body });
const takeBack = (who: Person) =>
  who.call(`DELETE ${path}`, { params: { projectId, positionIndex: 0, professionalId: member.id } });
const list = async (query = {}) => (await world.admin.call('GET /cms/matchRatings', { query })).body;

describe('staff ratings of a suggestion', () => {
  it('ADM-02 is stored with the points, shown to its author, listed for administrators, changed and withdrawn', async () => {
    const first = await rate(world.recruiter, { verdict: 'ok', note: 'Falta forno' });
    expect(first.body).toEqual({ verdict: 'ok', note: 'Falta forno', version: 1 });
    const changed = await rate(world.recruiter, { verdict: 'good', version: 1 });
    expect(changed.body).toEqual({ verdict: 'good', note: '', version: 2 });
    await rate(world.admin, { verdict: 'bad', note: 'Longe' });
    const own = (await world.list(world.recruiter, projectId)).body.professionals;
    expect(own[0]!.rating).toEqual({ verdict: 'good', note: '', version: 2 });
    expect((await world.list(world.owner, projectId)).body.professionals[0]!.rating).toBeNull();

    const all = await list();
    expect(all.ratings.map(({ verdict }: { verdict: string }) => verdict)).toEqual(['bad', 'good']);
    expect(all.ratings[0]).toMatchObject({
      memberName: 'Íris Torno',
      raterName: 'Ada',
      points: own[0]!.suitability.points,
    });
    expect(all.summary).toMatchObject([
      { verdict: 'good', count: 1 },
      { verdict: 'ok', count: 0 },
      { verdict: 'bad', count: 1 },
    ]);
    expect((await list({ verdict: 'bad' })).ratings).toHaveLength(1);
    const page = await list({ limit: 1 });
    expect((await list({ limit: 1, cursor: page.nextCursor })).ratings).toMatchObject([{ verdict: 'good' }]);

    expect((await takeBack(world.recruiter)).status).toBe(200);
    expect((await takeBack(world.recruiter)).status).toBe(200);
    expect((await list()).ratings).toHaveLength(1);
  });

  it('ADM-02 is one per person: of two at once one is refused as stale', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => rate(world.recruiter, { verdict: 'good' })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const changes = await Promise.all([1, 2, 3].map(() => rate(world.recruiter, { verdict: 'bad', version: 1 })));
    expect(changes.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  });

  it('ADM-02 is for staff, about professionals they may see', async () => {
    const unlisted = await world.professional('Zé Oculto', {}, false);
    expect((await rate(world.owner, { verdict: 'good' })).status).toBe(403);
    expect((await rate(member, { verdict: 'good' })).status).toBe(403);
    expect((await rate(world.recruiter, { verdict: 'good' }, unlisted.id)).status).toBe(404);
    const params = { projectId, positionIndex: 0, professionalId: member.id };
    const refused = await world.recruiter.call.raw(`PUT ${path}`, { params, body: { verdict: 'great' } });
    expect(refused.status).toBe(422);
    expect((await world.recruiter.call('GET /cms/matchRatings')).status).toBe(403);
    expect((await world.admin.call('GET /cms/matchRatings', { query: { cursor: 'x' } })).status).toBe(422);
  });
});
