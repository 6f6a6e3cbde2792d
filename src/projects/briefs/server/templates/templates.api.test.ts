import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildColleague, buildCompany, posted, read } from '#application/testing/project-world.ts';
import type { BodySentTo, Caller } from '#application/testing/caller.ts';
import { shareTestProduct, type TestProduct } from '#application/testing/test-product.ts';
import { MAXIMUM_TEMPLATES } from '#projects/briefs/rules/brief-limits.ts';
import { briefTemplates } from './tables.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await shareTestProduct();
});
afterAll(() => product.close());

const list = async (call: Caller) => (await call('GET /briefTemplates')).body;
const keep = (call: Caller, name: string, id: string, kind: 'project' | 'brief' = 'project') =>
  call('POST /briefTemplates', { body: { name, from: { kind, id } } });
const copy = (call: Caller, from: BodySentTo<'POST /briefs/copies'>['from'], more = {}) =>
  call('POST /briefs/copies', { body: { from, ...more } });
const rename = (call: Caller, templateId: string, name: string, version = 1) =>
  call('PATCH /briefTemplates/{templateId}', { params: { templateId }, body: { name, version } });
const facts = { profession: 'UX designer', monthlyHours: 120, payPeriod: 'hour', payMinimum: 90_00, city: 'Recife' };

describe('templates of a company', () => {
  it('BRI-01 are saved from a project, start briefs, are renamed and deleted', async () => {
    const { call } = await buildCompany(product);
    const projectId = await posted(call, facts, { title: 'Checkout', type: 'oneshot', deadline: 'upTo5Days' });
    const template = (await keep(call, '  Our designer ', projectId)).body;
    expect(template).toMatchObject({ name: 'Our designer', positions: 1, by: 'Marina Fontes', version: 1 });

    const brief = (await copy(call, { kind: 'template', id: template.id }, { campaign: 'spring' })).body;
    expect(brief).toMatchObject({ step: 'project', projectId: null, campaign: 'spring' });
    expect(brief.answers).toMatchObject({ title: 'Checkout', type: 'oneshot', deadline: 'upTo5Days' });
    expect(brief.answers.positions).toMatchObject([facts]);

    expect((await rename(call, template.id, 'Designer')).body).toMatchObject({ name: 'Designer', version: 2 });
    expect((await rename(call, template.id, 'Late', 1)).status).toBe(409);
    expect((await call('DELETE /briefTemplates/{templateId}', { params: { templateId: template.id } })).status).toBe(
      200,
    );
    expect((await list(call)).templates).toEqual([]);
    // Briefs created from it remain.
    expect((await call('GET /briefs/{briefId}', { params: { briefId: brief.id } })).status).toBe(200);
  });

  it('BRI-01 a former project is duplicated without its people, and a draft as it is', async () => {
    const { call } = await buildCompany(product);
    const projectId = await posted(call, facts, { title: 'Checkout' });
    const first = (await copy(call, { kind: 'project', id: projectId })).body;
    expect(first.answers.positions[0]).toMatchObject(facts);
    const answers = { ...first.answers, path: 'inHouse' as const, title: 'Again' };
    answers.positions[0]!.professionalEmail = 'ana@example.com';
    await call('PATCH /briefs/{briefId}', {
      params: { briefId: first.id },
      body: { answers, step: 'texts', version: 1 },
    });
    const second = (await copy(call, { kind: 'brief', id: first.id })).body;
    expect(second.answers).toMatchObject({ title: 'Again', path: 'inHouse' });
    expect(second.answers.positions[0]).not.toHaveProperty('professionalEmail');
  });

  it('BRI-01 BRI-02 a copy is published as a project of its own', async () => {
    const { call } = await buildCompany(product);
    const brief = (await copy(call, { kind: 'readyMade', key: 'productDesigner' })).body;
    brief.answers.positions[0] = { ...brief.answers.positions[0]!, payPeriod: 'month', payMinimum: 9_000_00 };
    const params = { briefId: brief.id };
    await call('PATCH /briefs/{briefId}', { params, body: { answers: brief.answers, step: 'summary', version: 1 } });
    const published = await call('POST /briefs/{briefId}/publish', { params, body: { version: 2 } });
    expect(published.status).toBe(201);
    expect((await read(call, published.body.projectId)).positions[0]!.tags.length).toBeGreaterThanOrEqual(3);
  });

  it('BRI-01 ready-made ones come in the language of the caller', async () => {
    const { call } = await buildCompany(product);
    const say = async (language: string) => {
      const { body } = await call('GET /briefTemplates', { headers: { 'accept-language': language } });
      return body.readyMade.find(({ key }: { key: string }) => key === 'backendDeveloper')!.profession;
    };
    expect([await say('pt'), await say('en')]).toEqual(['Desenvolvedor back-end', 'Backend developer']);
    expect((await copy(call, { kind: 'readyMade', key: 'astronaut' })).body.error.code).toBe(
      'projects.templateNotFound',
    );
  });

  it('BRI-01 of two simultaneous templates with one name one is refused, and nothing is lost', async () => {
    const { call } = await buildCompany(product);
    const projectId = await posted(call);
    const answers = await Promise.all(['Twin', 'twin', 'TWIN'].map((name) => keep(call, name, projectId)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    const [one, other] = [(await keep(call, 'A', projectId)).body, (await keep(call, 'B', projectId)).body];
    const renamed = await Promise.all([rename(call, one.id, 'C'), rename(call, other.id, 'c')]);
    expect(renamed.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await list(call)).templates).toHaveLength(3);
  });

  it('BRI-01 belong to the company: others find nothing, colleagues need the permission to post', async () => {
    const { call, workspaceId } = await buildCompany(product);
    const projectId = await posted(call);
    const { id } = (await keep(call, 'Mine', projectId)).body;
    const { call: other } = await buildCompany(product, 'Vizinha');
    expect((await keep(other, 'Theirs', projectId)).status).toBe(404);
    expect((await rename(other, id, 'Theirs')).status).toBe(404);
    expect((await copy(other, { kind: 'template', id })).status).toBe(404);
    expect((await list(other)).templates).toEqual([]);
    const reader = await buildColleague(product, workspaceId, ['editProject']);
    const headers = { workspaceid: workspaceId };
    expect((await reader.call('GET /briefTemplates', { headers })).status).toBe(403);
    const poster = await buildColleague(product, workspaceId, ['createProject']);
    expect((await poster.call('GET /briefTemplates', { headers })).body.templates).toMatchObject([{ id }]);
  });

  it('BRI-01 have limits and names, and refuse invalid names', async () => {
    const { call, workspaceId } = await buildCompany(product);
    const projectId = await posted(call);
    for (const name of ['', '  ', 'x'.repeat(121)]) expect((await keep(call, name, projectId)).status).toBe(422);
    const many = Array.from({ length: MAXIMUM_TEMPLATES }, (_, index) => ({
      workspaceId,
      name: `${index}`,
      answers: { positions: [] },
    }));
    await product.database.insert(briefTemplates).values(many);
    expect((await keep(call, 'One more', projectId)).body.error.code).toBe('projects.tooManyTemplates');
    const [last] = (await list(call)).templates;
    await call('DELETE /briefTemplates/{templateId}', { params: { templateId: last!.id } });
    const racing = await Promise.all(['Last', 'Place', 'Taken'].map((name) => keep(call, name, projectId)));
    expect(racing.map(({ status }) => status).filter((status) => status === 201)).toHaveLength(1);
    expect((await list(call)).templates).toHaveLength(MAXIMUM_TEMPLATES);
    for (const campaign of ['', 'a b', '<script>', 'x'.repeat(61)])
      expect((await call('POST /briefs', { body: { campaign } })).status).toBe(422);
  });
});
