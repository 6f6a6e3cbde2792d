import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildColleague, buildCompany, posted, read, vacancy } from '#application/testing/project-world.ts';
import type { Caller } from '#application/testing/caller.ts';
import { shareTestProduct, type TestProduct } from '#application/testing/test-product.ts';
import type { Permission } from '#platform/access/permissions.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await shareTestProduct();
});
afterAll(() => product.close());

const company = (name?: string) => buildCompany(product, name);
const colleague = (workspaceId: string, permissions: Permission[]) => buildColleague(product, workspaceId, permissions);

describe('one project', () => {
  const foreignCalls: [string, Record<string, unknown> | undefined][] = [
    ['GET /myProjects/{projectId}', undefined],
    ['PUT /projectUpdate/{projectId}', { version: 1, title: 'Mine now' }],
    ['PATCH /myProjects/{projectId}/status', { version: 1, status: 'canceled', reason: 'x' }],
    ['PATCH /myProjects/{projectId}/positions/{positionIndex}', { version: 1, state: 'closed' }],
  ];
  it.each(foreignCalls)('WSP-01 is not found by another company: %s', async (key, body) => {
    const [one, other] = [await company(), await company()];
    const projectId = await posted(one.call);
    for (const wrong of [projectId, '019a0000-0000-7000-8000-000000000000', 'nonsense']) {
      expect((await other.call.raw(key, { params: { projectId: wrong, positionIndex: 0 }, body })).status).toBe(404);
    }
    expect((await read(one.call, projectId)).version).toBe(1);
  });

  it('PRJ-05 is edited; a stale version is refused', async () => {
    const { call } = await company();
    const projectId = await posted(call, { payPeriod: 'month', payMinimum: 100 });
    const edit = (version: number, title: string) =>
      call('PUT /project/put', { body: { projectId, version, title, type: 'oneshot', currency: 'USD' } });
    expect(await edit(1, 'New name')).toMatchObject({ status: 200, body: { version: 2 } });
    expect(await edit(1, 'Other name')).toMatchObject({
      status: 409,
      body: { error: { code: 'platform.staleVersion' } },
    });
    const both = await Promise.all([edit(2, 'A'), edit(2, 'B')]);
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect(await read(call, projectId)).toMatchObject({
      type: 'oneshot',
      currency: 'USD',
      positions: [{ currency: 'USD', version: 2 }],
    });
  });

  it.each([
    {},
    { version: 1 },
    { version: 0, title: 'x' },
    { version: 1, title: 'x'.repeat(201) },
    { version: 1, title: 'x', type: 'weekly' },
  ])('PRJ-05 refuses the edit %j', async (body) => {
    const { call } = await company();
    const projectId = await posted(call);
    expect((await call.raw('PUT /projectUpdate/{projectId}', { params: { projectId }, body })).status).toBe(422);
  });
});

describe('one position', () => {
  const change = (call: Caller, projectId: string, body: unknown, positionIndex: number | string = 0) =>
    call.raw('PATCH /myProjects/{projectId}/positions/{positionIndex}', { params: { projectId, positionIndex }, body });

  it('PRJ-05 changes only what is sent; null clears a field', async () => {
    const { call } = await company();
    const projectId = await posted(call, { city: 'Recife', workModel: 'remote', hiringCompany: 'Outra' });
    expect(
      (
        await change(call, projectId, {
          version: 1,
          changes: { title: 'Lead designer', city: null, hiringCompany: null },
        })
      ).status,
    ).toBe(200);
    const [position] = (await read(call, projectId)).positions;
    expect(position).toMatchObject({
      title: 'Lead designer',
      city: null,
      workModel: 'remote',
      companyName: 'Casa Ipê',
      version: 2,
    });
    expect(position!.aboutOpportunity).toBe(vacancy.aboutOpportunity);
  });

  it('PRJ-05 closes, hides and reopens', async () => {
    const { call } = await company();
    const projectId = await posted(call);
    const states: [string, boolean][] = [
      ['hidden', false],
      ['open', false],
      ['closed', true],
      ['open', false],
    ];
    for (const [index, [state, closed]] of states.entries()) {
      expect((await change(call, projectId, { version: index + 1, state })).status).toBe(200);
      const [position] = (await read(call, projectId)).positions;
      expect([position!.state, position!.closedAt !== null]).toEqual([state, closed]);
    }
  });

  it.each([
    [{ state: 'open' }, 422],
    [{ version: 2, state: 'closed' }, 409],
    [{ version: 1, state: 'filled' }, 422],
    [{ version: 1, changes: { title: '' } }, 422],
    [{ version: 1, changes: { payMinimum: 5 } }, 422],
    [{ version: 1, changes: { aboutOpportunity: null } }, 422],
    [{ version: 1, changes: { tags: [{ kind: 'magic', name: 'x' }] } }, 422],
  ])('PRJ-05 answers the change %j with %i', async (body, status) => {
    const { call } = await company();
    const projectId = await posted(call);
    expect((await change(call, projectId, body)).status).toBe(status);
    expect((await read(call, projectId)).positions[0]!.version).toBe(1);
  });

  it.each([1, -1, 'x'])('PRJ-05 finds no position %s', async (index) => {
    const { call } = await company();
    expect((await change(call, await posted(call), { version: 1 }, index)).status).toBe(404);
  });

  it('WSP-03 is refused to a colleague without the permission to edit projects', async () => {
    const { call, workspaceId } = await company();
    const projectId = await posted(call);
    const without = await colleague(workspaceId, ['createProject']);
    const headers = { workspaceid: workspaceId };
    const params = { projectId, positionIndex: 0 };
    const answer = await without.call('PATCH /myProjects/{projectId}/positions/{positionIndex}', {
      params,
      headers,
      body: { version: 1, state: 'closed' },
    });
    expect(answer.status).toBe(403);
    const seen = await without.call('GET /myProjects/{projectId}', { params, headers });
    expect(seen.body.abilities).toMatchObject({ edit: false, addPosition: false, moves: [] });
  });
});
