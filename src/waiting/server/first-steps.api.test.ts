import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildColleague } from '#application/testing/project-world.ts';
import { shareTestProduct, type TestProduct } from '#application/testing/test-product.ts';
import { buildApplications } from '#applications/builders.ts';
import { buildProjects } from '#projects/builders.ts';
import { buildTopUp } from '#wallet/builders.ts';
import { workspaces } from '#workspaces/server/tables.ts';
import { buildWorkspaces } from '#workspaces/builders.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await shareTestProduct();
});
afterAll(() => product.close());

it('BRI-01 a new company reads its first steps, each ticked by what it did, and none once all are done', async () => {
  const owner = await product.person({ role: 'squadOwner' });
  const { database } = product;
  const [space] = await buildWorkspaces(database, [{ ownerId: owner.id, company: 'Nova' }]);
  const workspaceId = space!.id;
  const done = async () => {
    const { steps } = (await owner.call('GET /firstSteps')).body;
    return steps.filter(({ isDone }) => isDone).map(({ step }) => step);
  };
  expect((await owner.call('GET /firstSteps')).body.steps.map(({ step }) => step)).toEqual([
    ...['company', 'colleague', 'vacancy', 'candidates', 'credits'],
  ]);
  expect(await done()).toEqual([]);
  const colleague = await buildColleague(product, workspaceId, []);
  expect(await done()).toEqual(['colleague']);
  // Whoever only works there is told nothing of it.
  const there = { headers: { workspaceid: workspaceId } };
  expect((await colleague.call('GET /firstSteps', there)).body.steps).toEqual([]);
  const [project] = await buildProjects(database, {
    workspaceId,
    createdBy: owner.id,
    projects: [{ positions: [{ title: 'Dados' }] }],
  });
  expect(await done()).toEqual(['colleague', 'vacancy']);
  const member = await product.person({ role: 'squadMember' });
  await buildApplications(database, [{ positionId: project!.positions[0]!.id, memberId: member.id }]);
  await buildTopUp(database, { workspaceId, cents: 10_000, at: new Date() });
  expect(await done()).toEqual(['colleague', 'vacancy', 'candidates', 'credits']);
  await database.update(workspaces).set({ about: 'Fazemos pontes.' }).where(eq(workspaces.id, workspaceId));
  expect((await owner.call('GET /firstSteps')).body.steps).toEqual([]);
});
