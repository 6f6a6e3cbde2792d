import { afterAll, expect, it } from 'vitest';
import { startOrderWorld } from '#application/testing/money/order-world.ts';
import { startNegotiationWorld } from '#application/testing/negotiation-world.ts';
import type { Person } from '#application/testing/pipeline-world.ts';
import type { ActivityKind } from '#platform/contract/activity-kinds.ts';
import { newId } from '#platform/db/columns.ts';

const world = await startNegotiationWorld();
const { product, owner, otherOwner, recruiter, chooser, watcher, workspaceId, scene, move, onCandidate } = world;
afterAll(() => product.close());

const inSpace = { headers: { workspaceid: workspaceId } };
interface Narrowed {
  kind?: ActivityKind;
  person?: string;
  search?: string;
  before?: string;
}
const read = async (query: Narrowed = {}, who: Person = owner) =>
  (await who.call('GET /workspace/activity', { query, ...inSpace })).body;
const place = await scene(['new', 'clientInterview', 'offered']);
/** The names of the scene's first and last candidate. */
const [mover, hired] = ['Pessoa 1', 'Pessoa 3'];
const [first, second, third] = place.ids as [string, string, string];

it('P-8.3 the activity of a space lists moves, scorecards, offers, hires, edits and permissions in words', async () => {
  await move(chooser, [first], 'qualify');
  await owner.call('PUT /candidates/{applicationId}/scorecards/{stage}', {
    params: { applicationId: second, stage: 'clientInterview' },
    body: { formId: null, version: 0, answers: {}, recommendation: 'yes', note: null },
    ...inSpace,
  });
  const negotiated = await world.candidate();
  await world.begin(negotiated);
  await onCandidate(owner, 'hire', third, {});
  const hidden = await scene([]);
  await owner.call.raw('PATCH /myProjects/{projectId}/positions/{positionIndex}', {
    params: { projectId: hidden.projectId, positionIndex: 0 },
    body: { version: 1, state: 'hidden' },
  });
  await owner.call('PUT /workspace/updateUserPermission', {
    body: { userId: watcher.id, version: 1, permissions: ['trackTasks'], expiresAt: null },
  });

  const { entries, people } = await read();
  const [moved] = entries.filter(({ name }) => name === 'jobs.moved');
  expect(moved).toMatchObject({
    actor: { displayName: 'Colega' },
    person: mover,
    about: 'Engenharia de dados 0',
    stage: 'qualify',
    address: `/my-projects/pipeline/${place.projectId}?position=0&candidate=${first}`,
  });
  const names = new Set(entries.map(({ name }) => name));
  expect([...names]).toEqual(
    expect.arrayContaining([
      'jobs.moved',
      'pipeline.scorecardFilledIn',
      'jobs.budgetOffered',
      'jobs.hired',
      'projects.vacancyHidden',
      'workspaces.permissionsChanged',
    ]),
  );
  expect(entries.map(({ id }) => id)).toEqual(
    entries
      .map(({ id }) => id)
      .toSorted()
      .toReversed(),
  );
  expect(people.map(({ userId }) => userId)).toContain(recruiter.id);
});

it('P-8.3 is narrowed by kind, by person and by words, without regard to accents', async () => {
  const kinds = async (query: Narrowed) => [...new Set((await read(query)).entries.map(({ name }) => name))];
  expect(await kinds({ kind: 'scorecards' })).toEqual(['pipeline.scorecardFilledIn']);
  expect(await kinds({ kind: 'hires' })).toEqual(['jobs.hired']);
  expect((await kinds({ kind: 'rights' })).every((name) => name.startsWith('workspaces.'))).toBe(true);
  const byChooser = (await read({ person: chooser.id, kind: 'moves' })).entries;
  expect(byChooser.length).toBeGreaterThan(0);
  expect(byChooser.every(({ actor }) => actor?.userId === chooser.id)).toBe(true);
  const named = (await read({ search: mover })).entries;
  expect(named.map(({ person }) => person)).toContain(mover);
  expect(named.map(({ person }) => person)).not.toContain(hired);
  expect((await read({ search: 'ENGENHÁRIA', kind: 'moves' })).entries.length).toBeGreaterThan(0);
  expect((await read({ search: 'nowhere to be found' })).entries).toEqual([]);
  expect((await read({ search: '%_' })).entries).toEqual([]);
});

it('P-8.3 lists what the team of the product did once, and says whose team it was', async () => {
  const { projectId } = await scene([]);
  const hide = world.admin.call.raw('PATCH /myProjects/{projectId}/positions/{positionIndex}', {
    params: { projectId, positionIndex: 0 },
    body: { version: 1, state: 'hidden' },
  });
  expect((await hide).status).toBe(200);
  const { entries } = await read({ person: world.admin.id });
  const ofJob = entries.filter(({ address }) => address?.includes(projectId));
  expect(ofJob.map(({ name, actor }) => [name, actor])).toEqual([
    ['projects.vacancyHidden', { userId: world.admin.id, displayName: 'Ada', isTeam: true }],
  ]);
  const [own] = (await read({ person: owner.id, kind: 'edits' })).entries;
  expect(own!.actor).toMatchObject({ isTeam: false });
});

it('P-8.3 pages by its last entry and tells nobody else', async () => {
  const crowd = await scene(Array.from({ length: 55 }, () => 'new' as const));
  await move(owner, crowd.ids, 'qualify');
  const page = await read({ kind: 'moves' });
  expect(page.entries).toHaveLength(50);
  const rest = await read({ kind: 'moves', before: page.next! });
  const all = [...page.entries, ...rest.entries].map(({ id }) => id);
  expect(new Set(all).size).toBe(all.length);
  expect(all.length).toBeGreaterThan(55);
  expect(rest.people).toEqual([]);
  expect((await read({ before: newId() })).entries.length).toBeGreaterThan(0);

  for (const who of [chooser, recruiter])
    expect((await who.call('GET /workspace/activity', { query: {}, ...inSpace })).status).toBe(403);
  const others = await otherOwner.call('GET /workspace/activity', { query: { search: 'Engenharia' } });
  expect(others.body.entries).toEqual([]);
});

it('GEN-09 CHK-01 lists money and plans, and leads to the order, the wallet or the plans', async () => {
  const company = await startOrderWorld(product);
  const orderId = await company.order('pix');
  await company.act(orderId, 'pay');
  const { plans, termsVersion } = (await company.call('GET /plans')).body;
  const { planId, monthlyCents } = plans[0]!;
  await company.call('POST /subscriptions', { body: { planId, monthlyCents, termsVersion } });
  const told = async (kind: ActivityKind) =>
    (await company.call('GET /workspace/activity', { query: { kind } })).body.entries.map(({ name, address }) => [
      name,
      address,
    ]);
  expect(await told('money')).toContainEqual(['checkout.paid', `/checkout/${orderId}`]);
  expect(await told('plans')).toEqual([['checkout.planOrdered', '/checkout']]);
  expect(await told('hours')).toEqual([]);
});
