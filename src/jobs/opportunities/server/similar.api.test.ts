import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '#application/testing/test-product.ts';
import { buildProjects, type PositionToBuild } from '#projects/builders.ts';
import type { PositionState } from '#projects/rules/terms.ts';
import { positions } from '#projects/server/tables.ts';
import { buildWorkspaces } from '#workspaces/builders.ts';

const skills = (...names: string[]) => names.map((name) => ({ kind: 'skills' as const, name }));
const vacancies: PositionToBuild[] = [
  { title: 'Engenharia de dados', area: 'programming', tags: skills('SQL', 'Python') },
  { title: 'Engenharia de dados Sênior', area: 'programming', tags: skills('Python', 'SQL') },
  { title: 'Analista de BI', area: 'marketing', tags: skills('SQL') },
  { title: 'Front-end', area: 'programming' },
  { title: 'Direção de arte', area: 'design' },
  { title: 'Engenharia de dados', area: 'programming', tags: skills('SQL', 'Python'), city: 'Recife' },
  ...Array.from({ length: 8 }, (_, index) => ({ title: `Redação ${index}`, area: 'other' as const })),
];

let product: TestProduct;
let ids: string[];

beforeAll(async () => {
  product = await startTestProduct();
  const owner = await product.person({ role: 'squadOwner' });
  const [workspace] = await buildWorkspaces(product.database, [{ ownerId: owner.id, company: 'Trilho' }]);
  const built = await buildProjects(product.database, {
    workspaceId: workspace!.id,
    createdBy: owner.id,
    projects: vacancies.map((position, index) => ({
      positions: [position],
      publishedAt: new Date(Date.UTC(2026, 4, index + 1)),
    })),
  });
  ids = built.map(({ projectId }) => projectId);
  await setState(5, 'closed');
});
afterAll(() => product.close());

const setState = (index: number, state: PositionState) =>
  product.database.update(positions).set({ state }).where(eq(positions.projectId, ids[index]!));
const similar = (projectId: string, positionIndex: number | string = 0) =>
  product.anonymous('GET /opportunities/{projectId}/{positionIndex}/similar', { params: { projectId, positionIndex } });
const titles = async (index: number) =>
  (await similar(ids[index]!)).body.opportunities.map(({ title }: { title: string }) => title);

describe('GET /opportunities/{projectId}/{positionIndex}/similar', () => {
  it('JOB-02 names open vacancies of the same profession first, then by skills, then by area; itself and closed ones never', async () => {
    expect(await titles(0)).toEqual(['Engenharia de dados Sênior', 'Analista de BI', 'Front-end']);
  });

  it('JOB-02 answers what the board says of a vacancy, and no more', async () => {
    const [first] = (await similar(ids[0]!)).body.opportunities;
    const board = (await product.anonymous('GET /opportunities', { query: { search: 'dados senior' } })).body;
    expect(first).toEqual(board.opportunities[0]);
  });

  it('JOB-02 shows at most six, the newest of equals', async () => {
    expect(await titles(6)).toEqual([7, 6, 5, 4, 3, 2].map((number) => `Redação ${number}`));
  });

  it('JOB-02 shows nothing that is not similar', async () => {
    expect(await titles(4)).toEqual([]);
  });

  it('JOB-02 leads on from a vacancy that was closed, and says nothing of a hidden one', async () => {
    expect(await titles(5)).toEqual([
      'Engenharia de dados Sênior',
      'Engenharia de dados',
      'Analista de BI',
      'Front-end',
    ]);
    await setState(5, 'hidden');
    expect((await similar(ids[5]!)).status).toBe(404);
    await setState(5, 'closed');
  });

  it.each([
    ['0199a1b2-0000-7000-8000-000000000001', 0],
    ['nonsense', 0],
    ['0199a1b2-0000-7000-8000-000000000001', 'x'],
  ])('JOB-02 nothing stands at %s/%s', async (projectId, positionIndex) => {
    expect((await similar(projectId, positionIndex)).status).toBe(404);
  });
});
