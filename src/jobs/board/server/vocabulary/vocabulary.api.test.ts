import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '#application/testing/test-product.ts';
import { announceVacancies } from '#jobs/alerts/server/announce-vacancies.ts';
import { reindexWords } from '#jobs/board/server/vocabulary/index-words.ts';
import { vacancyWords } from '#jobs/board/server/vocabulary/tables.ts';
import { buildProjects, type PositionToBuild } from '#projects/builders.ts';
import { positions } from '#projects/server/tables.ts';
import { buildWorkspaces } from '#workspaces/builders.ts';

let product: TestProduct;
let post: (vacancies: PositionToBuild[]) => Promise<void>;

beforeAll(async () => {
  product = await startTestProduct();
  const owner = await product.person({ role: 'squadOwner' });
  const [workspace] = await buildWorkspaces(product.database, [{ ownerId: owner.id, company: 'Trilho' }]);
  post = async (vacancies) => {
    await buildProjects(product.database, {
      workspaceId: workspace!.id,
      createdBy: owner.id,
      projects: vacancies.map((position) => ({ positions: [position] })),
    });
    await announceVacancies(product.database);
  };
  await post([
    ...Array.from({ length: 3 }, () => ({ title: 'Programação em React', area: 'programming' as const })),
    { title: 'Marketing manager', area: 'marketing', tags: [{ kind: 'softwares', name: 'Photoshop' }] },
    { title: 'Reagir', city: 'Belém' },
    { title: 'Engenharia de sustentabilidade' },
  ]);
});
afterAll(() => product.close());

const board = async (query: Record<string, string>) => (await product.anonymous('GET /opportunities', { query })).body;
const found = async (query: Record<string, string>) => {
  const { opportunities, correctedSearch } = await board(query);
  return { titles: [...new Set(opportunities.map((one: { title: string }) => one.title))], correctedSearch };
};

it.each([
  ['raect', 'react', 'Programação em React'],
  ['PROGRMACAO', 'programação', 'Programação em React'],
  ['programaçao raect', 'programaçao react', 'Programação em React'],
  ['marketng managr', 'marketing manager', 'Marketing manager'],
  ['fotoshop', 'photoshop', 'Marketing manager'],
  ['belen', 'belém', 'Reagir'],
  ['enginheria', 'engenharia', 'Engenharia de sustentabilidade'],
  ['egnenharai', 'engenharia', 'Engenharia de sustentabilidade'],
  ['sutsentabildiade', 'sustentabilidade', 'Engenharia de sustentabilidade'],
  ['sstentabilidad', 'sustentabilidade', 'Engenharia de sustentabilidade'],
])('JOB-01 %s finds what %s finds, says so and counts the same', async (typed, correctedSearch, title) => {
  expect(await found({ search: typed })).toEqual({ titles: [title], correctedSearch });
  const { body } = await product.anonymous('GET /opportunities/count', { query: { search: typed } });
  expect(body.count).toBe((await board({ search: correctedSearch })).opportunities.length);
});

it('JOB-01 an exact search finds nothing, and words that some vacancy has are left alone', async () => {
  expect(await found({ search: 'raect', exact: 'true' })).toEqual({ titles: [], correctedSearch: null });
  const count = await product.anonymous('GET /opportunities/count', { query: { search: 'raect', exact: 'true' } });
  expect(count.body).toEqual({ count: 0, more: false });
  expect(await found({ search: 'reag' })).toEqual({ titles: ['Reagir'], correctedSearch: null });
  expect(await found({ search: 'react', area: 'design' })).toEqual({ titles: [], correctedSearch: null });
  expect(await found({ search: 'qwzxyk' })).toEqual({ titles: [], correctedSearch: null });
  expect(await found({ search: `${'%'.repeat(10)}_\\` })).toEqual({ titles: [], correctedSearch: null });
});

it('JOB-01 a word finds what begins with it, also when the first vacancy with a longer word comes later', async () => {
  expect((await found({ search: 'sustentabilidade' })).titles).toEqual(['Engenharia de sustentabilidade']);
  await post([{ title: 'Consultoria de sustentabilidades' }]);
  expect((await found({ search: 'sustentabilidade' })).titles).toEqual([
    'Consultoria de sustentabilidades',
    'Engenharia de sustentabilidade',
  ]);
  const query = { search: 'sustentabilidade', exact: 'true' };
  expect((await product.anonymous('GET /opportunities/count', { query })).body.count).toBe(2);
});

it('JOB-01 the pages after the first use the corrected words too, also when the vacancies change between them', async () => {
  const first = await board({ search: 'raect', limit: '2' });
  await post([{ title: 'Raect' }]);
  const second = await board({ search: 'raect', limit: '2', cursor: first.nextCursor! });
  expect(second.opportunities).toHaveLength(1);
  expect(second).toMatchObject({ correctedSearch: 'react', nextCursor: null });
  expect((await product.anonymous('GET /opportunities', { query: { cursor: 'x.y' } })).status).toBe(422);
});

it('JOB-01 the nightly job purges the words of vacancies that are gone', async () => {
  const words = async () => (await product.database.select().from(vacancyWords)).map(({ word }) => word);
  await product.database.update(positions).set({ state: 'closed' }).where(eq(positions.title, 'Marketing manager'));
  expect(await words()).toContain('photoshop');
  await reindexWords(product.database);
  expect(await words()).not.toContain('photoshop');
  const [react] = await product.database.select().from(vacancyWords).where(eq(vacancyWords.word, 'react'));
  expect(react).toEqual({ word: 'react', shown: 'react', vacancies: 3 });
});
