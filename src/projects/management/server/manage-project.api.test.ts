import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSquadWorld } from '#application/testing/squad-world.ts';

let world: Awaited<ReturnType<typeof startSquadWorld>>;
beforeAll(async () => {
  world = await startSquadWorld();
});
afterAll(() => world.product.close());

const facts = {
  title: 'Plataforma de obras',
  type: 'recurring' as const,
  phase: 'Segunda entrega',
  productType: 'Squad',
  openedOn: '2026-01-05',
  onboardingOn: '2026-02-02',
  ongoingSince: '2026-02-09',
  concludedOn: null,
  rate: 1250,
  totalAmount: 12_000_000,
  paymentType: 'pix' as const,
  installments: 6,
};

test('TSK-08 administrators keep general and financial facts of a project', async () => {
  const { admin, owner } = world;
  const { projectId } = await world.hired({ works: true });
  const params = { projectId };
  const read = async () => (await admin.call('GET /projectUpdate/{projectId}', { params })).body;
  const before = await read();
  expect(before).toMatchObject({ phase: '', rate: null, huntingOwnerId: null, currency: 'BRL' });
  expect(before.team.map(({ userId }) => userId)).toContain(admin.id);
  const save = (more = {}) =>
    admin.call.raw('PATCH /projectUpdate/{projectId}', {
      params,
      body: { ...facts, huntingOwnerId: admin.id, version: before.version, ...more },
    });
  expect((await save()).status).toBe(200);
  expect(await read()).toMatchObject({ ...facts, huntingOwnerId: admin.id, version: before.version + 1 });
  expect((await world.readProject(owner, projectId)).title).toBe(facts.title);
  // Somebody else saved meanwhile.
  const stale = await save({ phase: 'Mine' });
  expect(stale.status).toBe(409);
  expect((await read()).phase).toBe(facts.phase);
});

test('TSK-08 dates out of order, people of no team and figures out of bounds are refused, and nothing is saved', async () => {
  const { admin, owner } = world;
  const { projectId } = await world.hired({ works: true });
  const params = { projectId };
  const { version } = (await admin.call('GET /projectUpdate/{projectId}', { params })).body;
  const save = async (more: object) => {
    const body = { ...facts, huntingOwnerId: null, version, ...more };
    const { status, body: answer } = await admin.call.raw('PATCH /projectUpdate/{projectId}', { params, body });
    return [status, (answer as { error?: { code: string } }).error?.code];
  };
  expect(await save({ concludedOn: '2026-02-08' })).toEqual([422, 'projects.datesOutOfOrder']);
  expect(await save({ huntingOwnerId: owner.id })).toEqual([422, 'projects.notOfTeam']);
  expect(await save({ rate: 10_001 })).toEqual([422, 'platform.invalid']);
  expect(await save({ installments: 0 })).toEqual([422, 'platform.invalid']);
  expect(await save({ title: '' })).toEqual([422, 'platform.invalid']);
  expect((await admin.call('GET /projectUpdate/{projectId}', { params })).body).toMatchObject({ version, phase: '' });
});
