import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCompany, post, posted, read, vacancy } from '#application/testing/project-world.ts';
import { shareTestProduct, type TestProduct } from '#application/testing/test-product.ts';
import { buildProjects } from '#projects/builders.ts';
import { applications } from '#applications/server/tables.ts';
import { workspaceRecruiters } from '#workspaces/server/tables.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await shareTestProduct();
});
afterAll(() => product.close());

const company = (name?: string) => buildCompany(product, name);

describe('GET /myProjects', () => {
  it('PRJ-01 pages by latest change, forward and back, without losing or repeating any', async () => {
    const { call, workspaceId, id } = await company();
    const projects = Array.from({ length: 7 }, (_, index) => ({
      title: `Project ${index}`,
      positions: [vacancy],
      publishedAt: new Date(Date.UTC(2026, 0, 1 + (index >> 1))),
    }));
    await buildProjects(product.database, { workspaceId, createdBy: id, projects });
    const page = async (cursor: string | null = null) =>
      (await call('GET /myProjects', { query: { limit: 3, ...(cursor && { cursor }) } })).body;
    const titles = (answer: { projects: { title: string }[] }) => answer.projects.map(({ title }) => title);
    const first = await page();
    const second = await page(first.nextCursor);
    const third = await page(second.nextCursor);
    expect([...titles(first), ...titles(second), ...titles(third)]).toEqual(
      [6, 5, 4, 3, 2, 1, 0].map((number) => `Project ${number}`),
    );
    expect([first.previousCursor, third.nextCursor]).toEqual([null, null]);
    expect(titles(await page(third.previousCursor))).toEqual(titles(second));
    const back = await page(second.previousCursor);
    expect([titles(back), back.previousCursor]).toEqual([titles(first), null]);
  });

  it('PRJ-01 filters by stage and search, tolerating accents and typos, and counts each stage', async () => {
    const { call } = await company();
    await posted(call, { title: 'Operação logística' });
    const other = await posted(call, { title: 'Redesign do aplicativo' });
    const { version } = await read(call, other);
    await call('PATCH /myProjects/{projectId}/status', {
      params: { projectId: other },
      body: { status: 'canceled', version, reason: 'Budget cut' },
    });
    const list = async (query: Record<string, string>) => (await call('GET /myProjects', { query })).body;
    const titles = async (query: Record<string, string>) =>
      (await list(query)).projects.map((project: { title: string }) => project.title);
    expect(await titles({ search: 'operacao' })).toEqual(['Operação logística']);
    expect(await titles({ search: 'LOGÍST' })).toEqual(['Operação logística']);
    expect(await titles({ search: 'aplicatvo' })).toEqual(['Redesign do aplicativo']);
    expect(await titles({ search: '%' })).toEqual([]);
    expect(await titles({ stage: 'recruitment' })).toEqual(['Operação logística']);
    expect((await list({ stage: 'canceled' })).counts).toMatchObject({
      all: { count: 2, more: false },
      recruitment: { count: 1, more: false },
      canceled: { count: 1, more: false },
      contract: { count: 0, more: false },
    });
    expect((await list({ search: 'operação' })).counts.all.count).toBe(1);
  });

  it('PRJ-01 shows positions, hires, and as candidates all who did not withdraw', async () => {
    const { call, workspaceId } = await company();
    const { body } = await post(call, { positions: [vacancy, vacancy] });
    const people = await Promise.all(
      ['Ana Lima', 'Bia Reis', 'Caio Melo', 'Davi Sá', 'Eva Luz', 'Flor Sol'].map((name) =>
        product.person({ role: 'squadMember', name }),
      ),
    );
    const stages = ['hired', 'new', 'offered', 'disqualified', 'qualify', 'new'] as const;
    const states = ['active', 'active', 'setAside', 'active', 'closed', 'withdrawn'] as const;
    await product.database.insert(applications).values(
      people.map((person, index) => ({
        positionId: body.positions[0]!.id,
        projectId: body.projectId,
        workspaceId,
        memberId: person.id,
        stage: stages[index]!,
        state: states[index]!,
      })),
    );
    const [row] = (await call('GET /myProjects')).body.projects;
    expect(row).toMatchObject({ positionsOpen: 2, positionsTotal: 2, candidates: 5, hired: 1, company: 'Casa Ipê' });
    expect(row!.hiredPeople).toMatchObject([{ name: 'Ana Lima' }]);
    const detail = await read(call, body.projectId);
    expect(detail.positions.map((position: { candidates: number }) => position.candidates)).toEqual([5, 0]);
  });

  it('PRJ-01 opens the candidates of the first vacancy that recruits, and speaks of a project of one position as the vacancy', async () => {
    const { call } = await company();
    const several = await post(call, { title: 'Two of them', positions: [vacancy, vacancy] });
    const one = await posted(call, { title: 'Cabinet maker' }, { title: 'A workshop' });
    const close = (projectId: string, positionIndex: number, version = 1) =>
      call('PATCH /myProjects/{projectId}/positions/{positionIndex}', {
        params: { projectId, positionIndex },
        body: { version, state: 'closed' },
      });
    const rows = async () => {
      const { projects } = (await call('GET /myProjects')).body;
      return [several.body.projectId, one].map((id: string) => projects.find((row) => row.id === id)!);
    };
    await close(several.body.projectId, 0);
    expect(await rows()).toMatchObject([
      { recruitingIndex: 1, only: null, positionsOpen: 1, positionsTotal: 2 },
      { recruitingIndex: 0, only: { title: 'Cabinet maker', state: 'open' } },
    ]);
    await close(one, 0);
    expect((await rows())[1]).toMatchObject({ recruitingIndex: null, only: { state: 'closed' } });
  });

  it.each([
    ['x'],
    ['W10'],
    [Buffer.from('["next","2026-13-45 00:00:00+00","019a0000-0000-7000-8000-000000000000"]').toString('base64url')],
    ['a'.repeat(301)],
  ])('PRJ-01 refuses the cursor %s', async (cursor) => {
    const { call } = await company();
    expect((await call('GET /myProjects', { query: { cursor } })).status).toBe(422);
  });

  it.each<Record<string, string>>([{ stage: 'lost' }, { limit: '0' }, { limit: '101' }, { search: 'x'.repeat(201) }])(
    'PRJ-01 refuses %j',
    async (query) => {
      const { call } = await company();
      expect((await call('GET /myProjects', { query })).status).toBe(422);
    },
  );

  it('PRJ-01 shows recruiters the companies assigned to them, admins all, members none', async () => {
    const one = await company('Uma');
    const projectId = await posted(one.call);
    const [recruiter, admin, member] = await Promise.all(
      (['recruiter', 'admin', 'squadMember'] as const).map((role) => product.person({ role })),
    );
    expect((await recruiter!.call('GET /myProjects')).body.projects).toEqual([]);
    await product.database
      .insert(workspaceRecruiters)
      .values({ workspaceId: one.workspaceId, recruiterId: recruiter!.id });
    expect((await recruiter!.call('GET /myProjects')).body.projects.map(({ id }: { id: string }) => id)).toEqual([
      projectId,
    ]);
    expect((await read(admin!.call, projectId)).id).toBe(projectId);
    expect((await read(recruiter!.call, projectId)).abilities).toMatchObject({ edit: false, moves: [] });
    expect((await member!.call('GET /myProjects')).status).toBe(403);
    expect((await product.anonymous('GET /myProjects')).status).toBe(401);
  });
});
