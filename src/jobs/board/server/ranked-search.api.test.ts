import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '#application/testing/test-product.ts';
import { buildProjects, type PositionToBuild } from '#projects/builders.ts';
import { buildWorkspaces } from '#workspaces/builders.ts';

let product: TestProduct;

const tags = (...names: string[]) => names.map((name) => ({ kind: 'skills' as const, name }));
// The newest is last; by age alone the back-end engineer would come first.
const vacancies: PositionToBuild[] = [
  { title: 'Product designer', city: 'Recife' },
  { title: 'UX researcher', profession: 'Designer', city: 'Recife' },
  { title: 'Design lead', city: 'Belém' },
  { title: 'Front-end developer', tags: tags('Design systems'), city: 'Recife' },
  { title: 'Accountant', hiringCompany: 'Design House', city: 'Natal' },
  {
    title: 'Back-end engineer',
    tags: tags('API design'),
    aboutOpportunity: 'You will lead the redesign of the ledger.',
    city: 'Recife',
  },
  { title: 'Writer', aboutOpportunity: 'About the redesign of our texts.' },
];
const remoteDesign = { area: 'design', workModel: 'remote', hiringModel: 'PJ' } as const;
// Some of the newest weeks, and some from long before them; none has the words in its title alone.
const ofAllAges = [
  { date: '2026-05-06T23:59:59Z', title: 'Organist', tags: tags('Zither'), city: 'Natal' },
  { date: '2026-05-06T23:59:59Z', title: 'Choir master', hiringCompany: 'Zither House', city: 'Natal' },
  { date: '2026-03-02T12:00:00Z', title: 'Flutist', tags: tags('Zither', 'Co-op music'), city: 'Recife' },
  // The first moment of the sixteenth week, and the last of the week before it.
  { date: '2026-01-22T00:00:00Z', title: 'Pianist', tags: tags('Zither') },
  { date: '2026-01-21T23:59:59Z', title: 'Lutenist', tags: tags('Zither'), ...remoteDesign },
  { date: '2025-12-24T12:00:00Z', title: 'Drummer', tags: tags('Zither and co-op'), city: 'Natal' },
  { date: '2025-06-01T12:00:00Z', title: 'Harpist of Natal', tags: tags('Zither'), city: 'Recife' },
  { date: '2023-01-01T12:00:00Z', title: 'Singer', tags: tags('Zithers'), city: 'Natal', ...remoteDesign },
  {
    date: '2022-01-01T12:00:00Z',
    title: 'Cellist',
    hiringCompany: 'Zither Club',
    ...remoteDesign,
    workModel: 'hybrid' as const,
  },
];

beforeAll(async () => {
  product = await startTestProduct();
  const owner = await product.person({ role: 'squadOwner' });
  const [workspace] = await buildWorkspaces(product.database, [{ ownerId: owner.id, company: 'Trilho' }]);
  const may = vacancies.map((position, index) => ({
    positions: [position],
    publishedAt: new Date(Date.UTC(2026, 4, index + 1, 12)),
  }));
  const oldOnes = ofAllAges.map(({ date, ...position }) => ({ positions: [position], publishedAt: new Date(date) }));
  await buildProjects(product.database, {
    workspaceId: workspace!.id,
    createdBy: owner.id,
    projects: [...may, ...oldOnes],
  });
});
afterAll(() => product.close());

type Query = Record<string, string | number | readonly string[]>;
const board = (query: Query) => product.anonymous('GET /opportunities', { query });
const titles = async (query: Query): Promise<string[]> =>
  (await board(query)).body.opportunities.map(({ title }) => title);

/** All pages of a search. */
async function everyTitle(query: Query & { limit: number }): Promise<string[]> {
  const seen: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const { body } = await board({ ...query, ...(cursor && { cursor }) });
    expect(body.opportunities.length).toBeLessThanOrEqual(query.limit);
    seen.push(...body.opportunities.map(({ title }) => title));
    cursor = body.nextCursor;
  }
  return seen;
}

const byDesign = [
  'Design lead',
  'UX researcher',
  'Product designer',
  'Back-end engineer',
  'Front-end developer',
  'Accountant',
];

describe('a search by words', () => {
  it('JOB-01 begins with titles, then tags, then companies; the newest first inside each', async () => {
    expect(await titles({ search: 'design' })).toEqual(byDesign);
  });

  it('JOB-01 puts all words in the title before some of them, and those before tags', async () => {
    expect(await titles({ search: 'recife design' })).toEqual([
      'UX researcher',
      'Product designer',
      'Back-end engineer',
      'Front-end developer',
    ]);
    expect(await titles({ search: 'product design' })).toEqual(['Product designer']);
  });

  it('JOB-01 is in the order of time where that is asked for, as without words', async () => {
    expect(await titles({ search: 'design', order: 'newest' })).toEqual([
      'Back-end engineer',
      'Accountant',
      'Front-end developer',
      'Design lead',
      'UX researcher',
      'Product designer',
    ]);
    expect((await titles({ order: 'best' }))[0]).toBe('Writer');
  });

  it.each([1, 2, 3, 4])('JOB-01 pages of %i go on across tiers, each vacancy once', async (limit) => {
    expect(await everyTitle({ search: 'design', limit })).toEqual(byDesign);
  });

  it('JOB-01 refuses a cursor of another order, and goes on in the order of time after an older one', async () => {
    const { body } = await board({ search: 'design', limit: 2 });
    expect((await board({ search: 'design', order: 'newest', cursor: body.nextCursor! })).status).toBe(422);
    expect((await board({ cursor: body.nextCursor! })).status).toBe(422);
    const newest = await board({ search: 'design', order: 'newest', limit: 2 });
    expect(await titles({ search: 'design', cursor: newest.body.nextCursor! })).toEqual([
      'Front-end developer',
      'Design lead',
      'UX researcher',
      'Product designer',
    ]);
  });

  const byZither = [
    ...['Organist', 'Flutist', 'Pianist', 'Lutenist', 'Drummer', 'Harpist of Natal', 'Singer'],
    ...['Choir master', 'Cellist'],
  ];

  it.each([1, 2, 3, 20])('JOB-01 finds what is years old behind what is weeks old, by pages of %i', async (limit) => {
    expect(await everyTitle({ search: 'zither', limit })).toEqual(byZither);
  });

  it('JOB-01 finds words of any age where several are searched, and filtered', async () => {
    const natal = ['Harpist of Natal', 'Organist', 'Drummer', 'Singer', 'Choir master'];
    expect(await everyTitle({ search: 'natal zither', limit: 2 })).toEqual(natal);
    expect(await everyTitle({ search: 'zither', city: 'Recife', limit: 1 })).toEqual(['Flutist', 'Harpist of Natal']);
  });

  it.each([
    ['zither', 9],
    ['natal zither', 5],
    ['co-op zit', 2],
    ['design', 6],
    ['redesign', 0],
    ['zither+flutist', 0],
  ])('JOB-01 counts words of any age: %s %i times', async (search, count) => {
    const { body } = await product.anonymous('GET /opportunities/count', { query: { search, exact: 'true' } });
    expect(body).toEqual({ count, more: false });
  });

  it.each([
    [{ search: 'zither', area: 'design', workModel: 'remote' }, ['Lutenist', 'Singer']],
    [
      { search: 'zither', area: ['design', 'other'], workModel: ['remote', 'hybrid'] },
      ['Lutenist', 'Singer', 'Cellist'],
    ],
    [{ search: 'zithers', area: 'design', hiringModel: 'PJ', workModel: 'remote' }, ['Singer']],
    [{ search: 'zither club', area: ['design', 'other'] }, ['Cellist']],
    [{ search: 'zither', area: 'design', city: 'Natal' }, ['Singer']],
    [{ search: 'zither', area: 'other', workModel: 'remote' }, []],
  ])('JOB-01 counts what it finds by words and several filters: %j', async (query, found) => {
    expect(await titles(query)).toEqual(found);
    const { body } = await product.anonymous('GET /opportunities/count', { query });
    expect(body).toEqual({ count: found.length, more: false });
  });

  it('JOB-01 finds a word with a hyphen in tags of any age', async () => {
    expect(await everyTitle({ search: 'co-op zit', limit: 1 })).toEqual(['Flutist', 'Drummer']);
    expect(await titles({ search: 'co-op' })).toEqual(['Flutist', 'Drummer']);
  });
});
