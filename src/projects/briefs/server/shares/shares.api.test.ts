import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildColleague, buildCompany, posted } from '#application/testing/project-world.ts';
import type { Caller } from '#application/testing/caller.ts';
import { shareTestProduct, type TestProduct } from '#application/testing/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await shareTestProduct();
});
afterAll(() => product.close());

type Kind = 'brief' | 'project';
const share = (call: Caller, kind: Kind, id: string) => call('POST /briefShares/{kind}/{id}', { params: { kind, id } });
const tokenOf = (path: string) => new URL(path, 'http://x').searchParams.get('token')!;
const view = (id: string, token: string) =>
  product.anonymous('GET /briefViews/{id}', { params: { id }, query: { token } });
const page = (id: string, token: string, language = 'en') =>
  fetch(`${product.url}/project-brief-view/${id}/0?token=${token}`, { headers: { 'accept-language': language } });

const secret = 'ana.secret@example.com';
async function draft(call: Caller) {
  const begun = (await call('POST /briefs', { body: {} })).body;
  const answers = { ...begun.answers, title: 'New bridge', description: 'Over the river', path: 'inHouse' as const };
  answers.positions[0] = { ...answers.positions[0]!, title: 'Builder', professionalEmail: secret };
  const params = { briefId: begun.id };
  await call('PATCH /briefs/{briefId}', { params, body: { answers, step: 'project', version: 1 } });
  return begun.id;
}

describe('a shared brief', () => {
  it('BRI-03 anyone with the link reads its current state, and nobody after it is revoked', async () => {
    const { call } = await buildCompany(product);
    const id = await draft(call);
    const { path } = (await share(call, 'brief', id)).body;
    expect((await share(call, 'brief', id)).body.path).toBe(path);
    const token = tokenOf(path);
    const shown = (await view(id, token)).body;
    expect(shown).toMatchObject({ title: 'New bridge', company: 'Casa Ipê', projectId: null });
    expect(shown.positions).toMatchObject([{ title: 'Builder', isOpen: false }]);

    await call('DELETE /briefShares/{kind}/{id}', { params: { kind: 'brief', id } });
    expect((await view(id, token)).status).toBe(404);
    expect(tokenOf((await share(call, 'brief', id)).body.path)).not.toBe(token);
  });

  it('BRI-03 reveals nothing private, of a draft or of a project', async () => {
    const { call, id: ownerId, workspaceId } = await buildCompany(product);
    const briefId = await draft(call);
    const projectId = await posted(call, {}, { title: 'Posted' });
    for (const [kind, id] of [
      ['brief', briefId],
      ['project', projectId],
    ] as const) {
      const { path } = (await share(call, kind, id)).body;
      const answer = await view(id, tokenOf(path));
      expect(answer.status).toBe(200);
      const text = JSON.stringify(answer.body);
      for (const hidden of [secret, 'professionalEmail', ownerId, workspaceId, 'abilities', 'status'])
        expect(text).not.toContain(hidden);
    }
  });

  it('BRI-03 without the right token nothing is found, whatever is tried', async () => {
    const { call } = await buildCompany(product);
    const id = await draft(call);
    expect((await view(id, '')).status).toBe(404);
    const { path } = (await share(call, 'brief', id)).body;
    const token = tokenOf(path);
    for (const wrong of ['', 'x', token.slice(1), `${token}x`, token.toUpperCase()])
      expect((await view(id, wrong)).status).toBe(404);
    expect((await view(await draft(call), token)).status).toBe(404);
    expect((await view('x', token)).status).toBe(404);
  });

  it('BRI-03 the served page carries its title for those with the link, and is not indexed', async () => {
    const { call } = await buildCompany(product);
    const id = await draft(call);
    const token = tokenOf((await share(call, 'brief', id)).body.path);
    const served = await page(id, token);
    expect(served.status).toBe(200);
    const html = await served.text();
    expect(html).toContain('<title>New bridge · Ponte</title>');
    expect(html).toContain('Over the river');
    expect(html).toContain('noindex');
    const gone = await page(id, 'wrong', 'pt');
    expect(gone.status).toBe(404);
    const goneHtml = await gone.text();
    expect(goneHtml).not.toContain('New bridge');
    expect(goneHtml).toContain('noindex');
  });

  it('BRI-03 simultaneous shares get one link', async () => {
    const { call } = await buildCompany(product);
    const projectId = await posted(call);
    const answers = await Promise.all(Array.from({ length: 6 }, () => share(call, 'project', projectId)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body.path)).size).toBe(1);
  });

  it('BRI-03 only the company shares, and a project that moves to another loses its link', async () => {
    const { call, workspaceId } = await buildCompany(product);
    const projectId = await posted(call);
    const { call: other, id: otherOwner } = await buildCompany(product, 'Vizinha');
    expect((await share(other, 'project', projectId)).status).toBe(404);
    const reader = await buildColleague(product, workspaceId, []);
    const params = { kind: 'project', id: projectId };
    const headers = { workspaceid: workspaceId };
    expect((await reader.call('POST /briefShares/{kind}/{id}', { params, headers })).status).toBe(403);
    const token = tokenOf((await share(call, 'project', projectId)).body.path);
    const admin = await product.person({ role: 'admin' });
    const moved = await admin.call('PUT /changeProjectOwner/{squadOwnerId}', {
      params: { squadOwnerId: otherOwner },
      body: { projectId, version: 1 },
    });
    expect(moved.status).toBe(200);
    expect((await view(projectId, token)).status).toBe(404);
  });

  it('BRI-03 nobody can read it once its company closed, a draft or a project', async () => {
    const { call } = await buildCompany(product);
    const [briefId, projectId] = [await draft(call), await posted(call)];
    const links = [
      [briefId, tokenOf((await share(call, 'brief', briefId)).body.path)],
      [projectId, tokenOf((await share(call, 'project', projectId)).body.path)],
    ] as const;
    expect((await call('POST /workspace/close', { body: { company: 'Casa Ipê' } })).status).toBe(200);
    for (const [id, token] of links) expect((await view(id, token)).status).toBe(404);
  });
});
