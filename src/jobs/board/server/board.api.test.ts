import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '#application/testing/test-product.ts';
import { buildProjects, type PositionToBuild } from '#projects/builders.ts';
import { positions } from '#projects/server/tables.ts';
import { buildWorkspaces } from '#workspaces/builders.ts';

let product: TestProduct;
let projectIds: string[];

const day = (date: number) => new Date(Date.UTC(2025, 4, date, 12));
const vacancies: PositionToBuild[] = [
  { title: 'Engenharia de dados', area: 'programming', hiringModel: 'PJ', workModel: 'remote', city: 'São Paulo' },
  {
    title: 'Design de produto',
    area: 'design',
    hiringModel: 'CLT',
    workModel: 'hybrid',
    tags: [{ kind: 'softwares', name: 'Figma' }],
  },
  { title: 'Mídia paga', area: 'marketing', hiringModel: 'PJ', workModel: 'faceToFace' },
  { title: 'Back-end Node.js', area: 'programming', hiringModel: 'CLT', workModel: 'remote' },
  { title: 'Assistente', negotiable: true, payText: 'a combinar' },
  { title: 'Pesquisa com usuários', area: 'design', hiringModel: 'CLT', workModel: null },
];

beforeAll(async () => {
  product = await startTestProduct();
  const owner = await product.person({ role: 'squadOwner' });
  const [workspace] = await buildWorkspaces(product.database, [{ ownerId: owner.id, company: 'Trilho Pagamentos' }]);
  const built = await buildProjects(product.database, {
    workspaceId: workspace!.id,
    createdBy: owner.id,
    projects: vacancies.map((position, index) => ({ positions: [position], publishedAt: day(index + 1) })),
  });
  projectIds = built.map(({ projectId }) => projectId);
  const [closed] = await buildProjects(product.database, {
    workspaceId: workspace!.id,
    createdBy: owner.id,
    projects: [{ positions: [{ title: 'Engenharia fechada', area: 'programming' }] }],
  });
  await product.database.update(positions).set({ state: 'closed' }).where(eq(positions.projectId, closed!.projectId));
});
afterAll(() => product.close());

type Query = Record<string, string | number | readonly string[]>;
const board = (query: Query = {}) => product.anonymous('GET /opportunities', { query });
const titles = async (query: Query = {}) =>
  (await board(query)).body.opportunities.map(({ title }: { title: string }) => title);

describe('GET /opportunities', () => {
  it('JOB-01 is public, newest first, and reveals nothing internal', async () => {
    const { status, body } = await board();
    expect(status).toBe(200);
    expect(body.opportunities.map(({ title }: { title: string }) => title)).toEqual(
      vacancies.map(({ title }) => title).toReversed(),
    );
    expect(body.nextCursor).toBeNull();
    expect(body.opportunities.at(-1)).toEqual({
      projectId: projectIds[0],
      positionIndex: 0,
      title: 'Engenharia de dados',
      companyName: 'Trilho Pagamentos',
      area: 'programming',
      hiringModel: 'PJ',
      workModel: 'remote',
      city: 'São Paulo',
      country: null,
      experienceYears: null,
      monthlyHours: null,
      publishedAt: day(1).toISOString(),
      pay: { period: null, minimum: null, maximum: null, text: null, negotiable: false, currency: 'BRL' },
    });
  });

  it.each<[Query, number[]]>([
    [{ area: 'design' }, [5, 1]],
    [{ area: ['design', 'marketing'] }, [5, 2, 1]],
    [{ hiringModel: 'CLT' }, [5, 3, 1]],
    [{ workModel: ['remote', 'hybrid'] }, [3, 1, 0]],
    [{ area: 'design', hiringModel: 'CLT' }, [5, 1]],
    [{ hiringModel: ['CLT', 'PJ'], workModel: 'remote' }, [3, 0]],
    [{ area: 'programming', hiringModel: 'PJ', workModel: 'remote' }, [0]],
    [{ area: 'other' }, []],
    [{ search: 'sao paulo' }, [0]],
    [{ search: 'MIDIA' }, [2]],
    [{ search: 'mídia' }, [2]],
    [{ search: 'fig' }, [1]],
    [{ search: 'node.js' }, [3]],
    [{ search: 'back-e' }, [3]],
    [{ search: 'trilho engenharia' }, [0]],
    [{ search: 'trilho', area: 'design' }, [5, 1]],
    [{ search: "'; drop table positions; --" }, []],
    [{ search: '!!!' }, []],
    [{ search: '' }, [5, 4, 3, 2, 1, 0]],
  ])('JOB-01 finds by %j, and counts the same', async (query, expected) => {
    expect(await titles(query)).toEqual(expected.map((index) => vacancies[index]!.title));
    expect((await product.anonymous('GET /opportunities/count', { query })).body).toEqual({
      count: expected.length,
      more: false,
    });
  });

  it.each<Query>([
    {},
    { area: ['design', 'programming'] },
    { hiringModel: ['CLT', 'PJ'], workModel: ['remote', 'hybrid', 'faceToFace'] },
    { search: 'trilho' },
  ])('JOB-01 pages by %j show each vacancy once, also when one is published in between', async (query) => {
    const all = await titles(query);
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const { body } = await board({ ...query, limit: 2, ...(cursor && { cursor }) });
      expect(body.opportunities.length).toBeLessThanOrEqual(2);
      seen.push(...body.opportunities.map(({ title }: { title: string }) => title));
      cursor = body.nextCursor;
      // A newer vacancy appears at the top and must not shift the next page.
      await product.database
        .update(positions)
        .set({ publishedAt: new Date() })
        .where(eq(positions.projectId, projectIds[4]!));
    }
    await product.database
      .update(positions)
      .set({ publishedAt: day(5) })
      .where(eq(positions.projectId, projectIds[4]!));
    expect(seen.filter((title) => title !== 'Assistente')).toEqual(
      all.filter((title: string) => title !== 'Assistente'),
    );
    expect(new Set(seen).size).toBe(seen.length);
  });

  it('JOB-01 keeps vacancies of the same moment apart', async () => {
    await product.database.update(positions).set({ publishedAt: day(9) });
    const first = (await board({ limit: 3 })).body;
    const second = (await board({ limit: 3, cursor: first.nextCursor! })).body;
    const ids = [...first.opportunities, ...second.opportunities].map(
      ({ projectId }: { projectId: string }) => projectId,
    );
    expect(new Set(ids)).toEqual(new Set(projectIds));
    for (const [index, id] of projectIds.entries()) {
      await product.database
        .update(positions)
        .set({ publishedAt: day(index + 1) })
        .where(eq(positions.projectId, id));
    }
  });

  it.each<Query>([
    { cursor: 'nonsense' },
    { cursor: '1' },
    { cursor: '999999999999999999_0199a1b2-0000-7000-8000-000000000001' },
    { cursor: 'x'.repeat(301) },
    { limit: 0 },
    { limit: 51 },
    { limit: 'many' },
    { area: 'gardening' },
    { workModel: ['remote', 'moon'] },
    { hiringModel: 'clt' },
    { search: 'a'.repeat(101) },
  ])('JOB-01 refuses %j with 422', async (query) => {
    const { status, body } = await board(query);
    expect(status).toBe(422);
    expect(body.error.message).not.toBe('');
  });
});
