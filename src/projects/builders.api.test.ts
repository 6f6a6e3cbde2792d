import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '#application/testing/test-product.ts';
import { buildManyPositions } from '#projects/build-many-positions.ts';
import { buildProjects } from '#projects/builders.ts';
import { fillPosition } from '#projects/positions/server/fill-position.ts';
import { buildWorkspaces } from '#workspaces/builders.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

async function company() {
  const owner = await product.person({ role: 'squadOwner' });
  const [workspace] = await buildWorkspaces(product.database, [{ ownerId: owner.id }]);
  return { ...owner, workspaceId: workspace!.id };
}

it('JOB-01 many vacancies are built with spread words', async () => {
  const { workspaceId, id } = await company();
  await buildManyPositions(product.database, { id: workspaceId, ownerId: id }, 500);
  const { rows } = await product.database.execute<{ count: number; areas: number; titles: number }>(
    sql`select count(*)::int as count, count(distinct area)::int as areas, count(distinct title)::int as titles from positions where workspace_id = ${workspaceId}`,
  );
  expect(rows[0]).toMatchObject({ count: 500, areas: 4 });
  expect(rows[0]!.titles).toBeGreaterThan(50);
});

it('PIP-02 PRJ-02 filling the last open position moves the project to the contract stage', async () => {
  const { workspaceId, id, call } = await company();
  const [project] = await buildProjects(product.database, {
    workspaceId,
    createdBy: id,
    projects: [{ positions: [{ title: 'One' }, { title: 'Two' }] }],
  });
  const { projectId, positions } = project!;
  const { id: memberId } = await product.person({ role: 'squadMember' });
  const filling = (index: number) => ({
    reach: { workspaceIds: [workspaceId] },
    projectId,
    positionId: positions[index]!.id,
    actorId: id,
    memberId,
    now: new Date(),
  });
  const fill = (index: number) =>
    product.database.transaction((transaction) => fillPosition(transaction, filling(index)));
  const status = async () => (await call('GET /myProjects/{projectId}', { params: { projectId } })).body.status;

  await fill(0);
  expect(await status()).toBe('inRecruitment');
  await expect(fill(0)).rejects.toMatchObject({ code: 'projects.positionFilled' });
  await fill(1);
  expect(await status()).toBe('awaitingProfessionalContracts');
});
