import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '#application/testing/test-product.ts';
import { buildProjects, type PositionToBuild } from '#projects/builders.ts';
import { cityKey } from '#taxonomy/rules/city-key.ts';
import { buildWorkspaces } from '#workspaces/builders.ts';

let product: TestProduct;

const english = (proficiency: 'basic' | 'intermediate' | 'fluent' | 'native') => [{ language: 'en', proficiency }];
const vacancies: (PositionToBuild & { daysAgo: number })[] = [
  {
    title: 'A',
    daysAgo: 0,
    city: 'Recife',
    experienceYears: 1,
    payPeriod: 'month',
    payMinimum: 300_000,
    payMaximum: 400_000,
  },
  {
    ...{ title: 'B', daysAgo: 2, city: 'RECIFE/PE', experienceYears: 3, requiredLanguages: english('basic') },
    ...{ payPeriod: 'hour', payMinimum: 5_000, monthlyHours: 160 },
  },
  {
    ...{ title: 'C', daysAgo: 5, city: 'Olinda - PE', experienceYears: 6, requiredLanguages: english('fluent') },
    ...{ payPeriod: 'month', payMinimum: 800_000, payMaximum: 1_200_000 },
  },
  {
    title: 'D',
    daysAgo: 20,
    city: 'São Paulo',
    experienceYears: 10,
    currency: 'USD',
    payPeriod: 'month',
    payMinimum: 900_000,
  },
  { title: 'E', daysAgo: 40, city: 'Lisboa', requiredLanguages: [{ language: 'fr', proficiency: 'fluent' }] },
  { title: 'F', daysAgo: 41, requiredLanguages: english('native') },
];

beforeAll(async () => {
  product = await startTestProduct();
  const owner = await product.person({ role: 'squadOwner' });
  const [workspace] = await buildWorkspaces(product.database, [{ ownerId: owner.id, company: 'Trilho' }]);
  await buildProjects(product.database, {
    workspaceId: workspace!.id,
    createdBy: owner.id,
    projects: vacancies.map(({ daysAgo, ...position }) => ({
      positions: [position],
      publishedAt: new Date(Date.now() - daysAgo * 86_400_000 - 60_000),
    })),
  });
});
afterAll(() => product.close());

type Query = Record<string, string | number | readonly string[]>;
const found = async (query: Query) => {
  const { body } = await product.anonymous('GET /opportunities', { query });
  const { body: counted } = await product.anonymous('GET /opportunities/count', { query });
  const titles = body.opportunities.map(({ title }) => title).join('');
  expect(counted.count).toBe(titles.length);
  return titles;
};

it.each<[Query, string]>([
  [{ city: 'recife' }, 'AB'],
  [{ city: 'Recife, PE' }, 'AB'],
  [{ city: 'Lisboa' }, 'E'],
  [{ city: 'Caruaru' }, ''],
  [{ state: 'PE' }, 'ABC'],
  [{ state: 'SP' }, 'D'],
  [{ state: 'PE', city: 'Olinda' }, 'C'],
  [{ level: 'junior' }, 'A'],
  [{ level: ['midLevel', 'senior'] }, 'BCD'],
  [{ payFrom: 400_000 }, 'ABC'],
  [{ payFrom: 800_000 }, 'BC'],
  [{ payFrom: 1_200_001 }, ''],
  [{ english: 'none' }, 'ADE'],
  [{ english: 'basic' }, 'ABDE'],
  [{ english: 'fluent' }, 'ABCDE'],
  [{ postedWithin: 1 }, 'A'],
  [{ postedWithin: 7 }, 'ABC'],
  [{ postedWithin: 30, level: 'senior', english: 'none' }, 'D'],
  [{ search: 'trilho', state: 'PE', level: 'senior' }, 'C'],
])('JOB-01 filters by %j, and counts the same', async (query, titles) => {
  expect(await found(query)).toBe(titles);
});

it('JOB-01 compares cities in the database and in the rules alike', async () => {
  const cities = [
    'Recife',
    'RECIFE/PE',
    'Olinda - PE',
    'São Paulo, SP',
    'Embu-Guaçu',
    'Curitiba (PR)',
    ' Natal | RN',
    '',
  ];
  const { rows } = await product.database.execute<{ key: string }>(
    sql`select city_key(city) as key from unnest(${sql.param(cities)}::text[]) with ordinality as t(city, number) order by number`,
  );
  expect(rows.map(({ key }) => key)).toEqual(cities.map(cityKey));
});

it.each<Query>([
  { state: 'XX' },
  { level: 'boss' },
  { payFrom: 0 },
  { payFrom: '1.5' },
  { english: 'native' },
  { postedWithin: 0 },
  { order: 'pay' },
  { city: 'x'.repeat(121) },
])('JOB-01 refuses the filter %j', async (query) => {
  expect((await product.anonymous('GET /opportunities', { query })).status).toBe(422);
});
