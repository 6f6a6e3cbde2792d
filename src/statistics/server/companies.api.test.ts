import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPipelineWorld } from '#application/testing/pipeline-world.ts';
import { startTestProduct } from '#application/testing/test-product.ts';
import { buildApplications } from '#applications/builders.ts';
import { newId } from '#platform/db/columns.ts';
import { buildProjects } from '#projects/builders.ts';
import { buildWorkspaces } from '#workspaces/builders.ts';

let world: Awaited<ReturnType<typeof startPipelineWorld>>;
type Person = typeof world.owner;
/** A company of nobody's reach but its owner's and the administrators'. */
let other: { workspaceId: string; projectId: string };

// A product of its own: figures of all companies would count what other files plant.
beforeAll(async () => {
  world = await startPipelineWorld(startTestProduct());
  const { product } = world;
  const { id: ownerId } = await product.person({ role: 'squadOwner' });
  const [space] = await buildWorkspaces(product.database, [{ ownerId, company: 'Ótica Lume' }]);
  const [project] = await buildProjects(product.database, {
    workspaceId: space!.id,
    createdBy: ownerId,
    projects: [{ title: 'Loja nova', publishedAt: new Date(), positions: [{ title: 'Vitrine' }] }],
  });
  const person = await product.person({ role: 'squadMember', name: 'Iara Melo' });
  await buildApplications(product.database, [
    { positionId: project!.positions[0]!.id, memberId: person.id, stage: 'qualify' },
  ]);
  other = { workspaceId: space!.id, projectId: project!.projectId };
});
afterAll(() => world.product.close());

const figures = (who: Person, query: Record<string, unknown> = {}) =>
  who.call('GET /hiringStatistics', { query: { period: 'all', ...query } });

describe('P-10: the figures of companies', () => {
  it('an administrator reads one, some or all of them; the sums of all are those of each, folded or not', async () => {
    const { admin, product, workspaceId } = world;
    await world.scene(['new', 'qualify', 'hired']);
    const one = (await figures(admin, { companyIds: other.workspaceId })).body;
    expect(one).toMatchObject({
      came: 1,
      companies: [{ id: other.workspaceId, name: 'Ótica Lume' }],
      everyCompany: null,
      now: { openPositions: { count: 1 } },
    });
    const main = (await figures(admin, { companyIds: workspaceId })).body;
    const both = (await figures(admin, { companyIds: [workspaceId, other.workspaceId] })).body;
    expect([both.came, both.hired]).toEqual([main.came + 1, main.hired]);
    expect(both.companies.map(({ name }) => name)).toEqual(['Casa Ipê', 'Ótica Lume']);
    const all = async () => (await figures(admin)).body;
    const before = await all();
    expect(before).toMatchObject({ came: both.came, hired: both.hired, stages: both.stages, sources: both.sources });
    expect(before).toMatchObject({ timeToHire: both.timeToHire, now: both.now, companies: [], reasons: null });
    expect(before.everyCompany!.lookedThrough).toBe(2);
    await product.database.execute(sql`select fold_tallies()`);
    expect(await all()).toEqual(before);
    const { projectId, ids } = await world.scene(['new', 'new']);
    await world.move(world.owner, [ids[0]!], 'qualify');
    const after = await all();
    expect(after.came).toBe(before.came + 2);
    await product.database.execute(sql`select fold_tallies()`);
    expect(await all()).toEqual(after);
    await product.database.execute(sql`select rebuild_tallies()`);
    expect(await all()).toEqual(after);
    expect((await figures(admin, { projectId, companyIds: workspaceId })).body.came).toBe(2);
    expect((await figures(admin, { projectId, companyIds: other.workspaceId })).status).toBe(404);
  });

  it('numbers of chosen companies open their rows, those of all ask for a company', async () => {
    const { admin } = world;
    const rows = (query: Record<string, unknown>) =>
      admin.call.raw('GET /hiringStatistics/candidates', { query: { period: 'all', of: 'came', ...query } });
    const found = await rows({ companyIds: other.workspaceId });
    expect(found.body.candidates).toMatchObject([{ name: 'Iara Melo', projectId: other.projectId }]);
    expect((await rows({})).body.error.code).toBe('statistics.companyRequired');
    const positions = await admin.call.raw('GET /hiringStatistics/positions', { query: { of: 'openPositions' } });
    expect(positions.body.error.code).toBe('statistics.companyRequired');
    const file = await admin.call('GET /hiringStatistics/csv', { query: { companyIds: [other.workspaceId] } });
    expect(file.body).toContain('Company,,Ótica Lume');
    expect((await admin.call('GET /hiringStatistics/csv')).body).toContain('Company,,All companies');
  });

  it('a recruiter chooses among those assigned, a company is itself only, and nobody names one outside of reach', async () => {
    const { owner, watcher, recruiter, admin, otherOwner, workspaceId } = world;
    const mine = (await figures(recruiter)).body;
    expect((await figures(recruiter, { companyIds: workspaceId })).body).toEqual({
      ...mine,
      companies: [{ id: workspaceId, name: 'Casa Ipê' }],
    });
    for (const person of [recruiter, owner, watcher])
      for (const companyIds of [other.workspaceId, [workspaceId, other.workspaceId], newId()])
        expect((await figures(person, { companyIds })).status).toBe(404);
    const listed = async (who: Person, search?: string) =>
      (await who.call('GET /hiringStatistics/companies', { query: search ? { search } : {} })).body;
    expect((await listed(admin, 'otica')).companies).toEqual([{ id: other.workspaceId, name: 'Ótica Lume' }]);
    expect((await listed(recruiter)).companies).toEqual([{ id: workspaceId, name: 'Casa Ipê' }]);
    const projectsOf = async (who: Person, query = {}) =>
      (await who.call('GET /hiringStatistics/projects', { query })).body.projects.map(({ title }) => title);
    expect(await projectsOf(admin)).toEqual([]);
    expect(await projectsOf(admin, { companyIds: other.workspaceId })).toEqual(['Loja nova']);
    for (const person of [owner, otherOwner])
      expect((await person.call('GET /hiringStatistics/companies')).status).toBe(403);
    expect((await figures(admin, { companyIds: 'x' })).status).toBe(422);
  });
});
