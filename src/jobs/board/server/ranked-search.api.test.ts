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

beforeAll(async () => {
  product = await startTestProduct();
  const owner = await product.person({ role: 'squadOwner' });
  const [workspace] = await buildWorkspaces(product.database, [{ ownerId: owner.id, company: 'Trilho' }]);
  await buildProjects(product.database, {
    workspaceId: workspace!.id,
    createdBy: owner.id,
    projects: vacancies.map((position, index) => ({
      positions: [position],
      publishedAt: new Date(Date.UTC(2026, 4, index + 1, 12)),
    })),
  });
});
afterAll(() => product.close());

type Query = Record<string, string | number>;
const board = (query: Query) => product.anonymous('GET /opportunities', { query });
const titles = async (query: Query): Promise<string[]> =>
  (await board(query)).body.opportunities.map(({ title }) => title);

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
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const { body } = await board({ search: 'design', limit, ...(cursor && { cursor }) });
      expect(body.opportunities.length).toBeLessThanOrEqual(limit);
      seen.push(...body.opportunities.map(({ title }) => title));
      cursor = body.nextCursor;
    }
    expect(seen).toEqual(byDesign);
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
});
