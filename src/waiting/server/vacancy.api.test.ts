import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type NegotiationWorld, startNegotiationWorld } from '#application/testing/negotiation-world.ts';
import type { Person } from '#application/testing/pipeline-world.ts';
import { startTestProduct } from '#application/testing/test-product.ts';
import { buildApplications } from '#applications/builders.ts';
import { applications } from '#applications/server/tables.ts';
import { positions, projects } from '#projects/server/tables.ts';
import { waitingSteps } from '#application/testing/steps/waiting-steps.ts';
import { clockTime } from '#platform/db/clock-time.ts';

let world: NegotiationWorld;
beforeAll(async () => {
  world = await startNegotiationWorld(startTestProduct());
});
afterAll(() => world.product.close());
const { itemsOf, letPass } = waitingSteps(() => world.product);

const DAY_MS = 86_400_000;
const untold = 'pipeline.peopleUntold';
const here = async (who: Person, projectId: string) => (await who.call('GET /waiting', { query: { projectId } })).body;
const tell = (who: Person, projectId: string) =>
  who.call('POST /myProjects/{projectId}/positions/{positionIndex}/rejection', {
    params: { projectId, positionIndex: 0 },
    body: { reason: 'otherChosen' },
  });

async function filled(...others: Parameters<typeof world.scene>[0]) {
  const scene = await world.scene(['offered', ...others]);
  expect((await world.onCandidate(world.owner, 'hire', scene.ids[0]!)).status).toBe(200);
  return scene;
}

describe('whoever was not chosen and told nothing', () => {
  it('waits for those who may tell them, with the date of the product’s own message, until they are told', async () => {
    const { owner, chooser, watcher, assigner, admin, recruiter, otherOwner } = world;
    const place = await filled('clientSubmission', 'new', 'approvedButDeclined', 'disqualified');
    const at = async (who: Person) =>
      (await itemsOf(who, untold)).filter(({ address }) => address.includes(place.projectId));
    const [item] = await at(owner);
    const address = `/my-projects/pipeline/${place.projectId}?position=0&tell=true`;
    expect(item).toMatchObject({ count: 2, title: 'Engenharia de dados 0', address, company: null });
    expect(Math.round((Date.parse(item!.until!) - Date.now()) / DAY_MS)).toBe(7);
    expect(await at(chooser)).toMatchObject([{ count: 2 }]);
    expect(await at(admin)).toMatchObject([{ count: 2, company: 'Casa Ipê' }]);
    for (const person of [watcher, assigner, recruiter, otherOwner, place.members[1]!])
      expect(await at(person)).toEqual([]);
    expect((await tell(chooser, place.projectId)).body).toMatchObject({ candidates: 2 });
    for (const person of [owner, chooser, admin]) expect(await at(person)).toEqual([]);
  });

  it('waits no longer once the vacancy is open again, or when they withdrew', async () => {
    const { owner } = world;
    const place = await filled('new', 'new');
    const at = async () => (await here(owner, place.projectId)).items.filter(({ kind }) => kind === untold);
    expect(await at()).toMatchObject([{ count: 2 }]);
    await place.members[1]!.call('POST /applications/{applicationId}/withdraw', {
      params: { applicationId: place.ids[1]! },
    });
    expect(await at()).toMatchObject([{ count: 1, about: world.lastName() }]);
    await world.product.database.update(positions).set({ state: 'open' }).where(eq(positions.id, place.positionId));
    expect(await at()).toEqual([]);
  });
});

describe('the head of a vacancy', () => {
  it('reads what waits in its project alone, with the position of each, and nothing of another company’s', async () => {
    const { owner, otherOwner, admin } = world;
    const [place, other] = [await world.scene(['new', 'new'], 2), await world.scene(['new'])];
    await world.product.database
      .update(applications)
      .set({
        stageEnteredAt: sql`${clockTime} - interval '30 days'`,
        answerDueAt: sql`${clockTime} + interval '30 days'`,
      })
      .where(eq(applications.projectId, place.projectId));
    const both = await here(owner, place.projectId);
    expect(both.items).toMatchObject([
      { kind: 'pipeline.candidatesOverdue', count: 2, vacancy: { projectId: place.projectId, positionIndex: 0 } },
    ]);
    expect(both.total).toEqual({ count: 2, more: false });
    expect((await here(admin, place.projectId)).items).toHaveLength(1);
    expect((await here(owner, other.projectId)).items).toEqual([]);
    for (const id of [place.projectId, randomUUID()]) expect((await here(otherOwner, id)).items).toEqual([]);
    expect((await owner.call('GET /waiting', { query: { projectId: 'nonsense' } })).status).toBe(422);
  });

  it('misses nothing although more wait elsewhere in the company than are read', async () => {
    const { owner, product } = world;
    const [place, crowd] = [await world.scene(['new']), await world.scene(['new'])];
    // Copies wait longer than the one whose vacancy is looked at, and are more than a walk of the company reads.
    const { rows } = await product.database.execute<{ id: string }>(sql`
      insert into users (id, name, email, email_verified, role, navigation_stage, language, accepted_terms_version, accepted_terms_at)
      select gen_random_uuid(), 'Multidão', gen_random_uuid() || '@example.com', true, 'squadMember', 'squadMember-profile', 'pt', '1', ${clockTime}
      from generate_series(1, 600) returning id`);
    await buildApplications(
      product.database,
      rows.map(({ id }) => ({ positionId: crowd.positionId, memberId: id, stage: 'new' as const })),
    );
    const moved = {
      stageEnteredAt: sql`${clockTime} - interval '90 days'`,
      answerDueAt: sql`${clockTime} - interval '60 days'`,
    };
    await product.database.update(applications).set(moved).where(eq(applications.positionId, crowd.positionId));
    await letPass({ days: 20 });
    expect((await here(owner, place.projectId)).items).toContainEqual(
      expect.objectContaining({ kind: 'pipeline.candidatesOverdue', count: 1 }),
    );
  });
});

describe('6.1 the main action of a vacancy', () => {
  const actionsOf = async (who: Person, projectId: string) => {
    const params = { projectId, positionIndex: 0 };
    const project = (await who.call('GET /myProjects/{projectId}', { params: { projectId } })).body;
    const board = (await who.call('GET /myProjects/{projectId}/positions/{positionIndex}/candidates', { params })).body;
    const suggested = (
      await who.call('GET /myProjects/{projectId}/positions/{positionIndex}/suggestedProfessionals', { params })
    ).body;
    return [project, board, suggested].map(({ positions: [first] }) => first!.mainAction);
  };
  const same = (action: string | null) => [action, action, action];

  it('fits its state and the reader, the same on each of its pages', async () => {
    const { owner, watcher, recruiter, chooser, assigner, admin, product } = world;
    const place = await world.scene(['offered', 'new']);
    const { projectId, positionId } = place;
    const put = (state: 'open' | 'hidden' | 'closed') =>
      product.database.update(positions).set({ state }).where(eq(positions.id, positionId));
    const putStatus = (status: 'underReview' | 'inRecruitment' | 'canceled') =>
      product.database.update(projects).set({ status }).where(eq(projects.id, projectId));
    for (const person of [owner, watcher, recruiter, admin])
      expect(await actionsOf(person, projectId)).toEqual(same('share'));
    await put('hidden');
    for (const person of [owner, admin]) expect(await actionsOf(person, projectId)).toEqual(same('show'));
    for (const person of [watcher, recruiter, chooser]) expect(await actionsOf(person, projectId)).toEqual(same(null));
    await put('closed');
    expect(await actionsOf(owner, projectId)).toEqual(same('reopen'));
    await put('open');
    await putStatus('underReview');
    const complete = (await actionsOf(owner, projectId))[0];
    await product.database
      .update(positions)
      .set({ aboutOpportunity: 'Short.', profession: null })
      .where(eq(positions.id, positionId));
    expect([complete, ...(await actionsOf(owner, projectId))]).toEqual([complete, ...same('complete')]);
    expect(await actionsOf(watcher, projectId)).toEqual(same(null));
    await putStatus('inRecruitment');
    expect((await world.onCandidate(owner, 'hire', place.ids[0]!)).status).toBe(200);
    for (const person of [owner, chooser, admin])
      expect(await actionsOf(person, projectId)).toEqual(same('tellRemaining'));
    for (const person of [watcher, recruiter, assigner]) expect(await actionsOf(person, projectId)).toEqual(same(null));
    expect((await tell(owner, projectId)).status).toBe(200);
    expect(await actionsOf(owner, projectId)).toEqual(same('postAgain'));
    expect(await actionsOf(admin, projectId)).toEqual(same(null));
    await putStatus('canceled');
    expect(await actionsOf(owner, projectId)).toEqual(same('postAgain'));
  });
});
