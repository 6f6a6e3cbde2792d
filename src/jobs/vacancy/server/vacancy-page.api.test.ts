import { afterAll, describe, expect, it } from 'vitest';
import { view, startApplyingWorld } from '#application/testing/applying-world.ts';
import { newId } from '#platform/db/columns.ts';
import type { PositionState } from '#projects/rules/terms.ts';

const { product, owner, vacancy } = await startApplyingWorld();
afterAll(() => product.close());

describe('the vacancy', () => {
  it('JOB-02 shows everyone the same without internal data, and visitors no application', async () => {
    const { address } = await vacancy();
    const { status, body } = await product.anonymous(view, { params: address });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      available: true,
      viewer: { role: null, emailVerified: false },
      application: null,
      eligibility: null,
      abilities: { apply: false },
      vacancy: { title: 'Engenharia de dados', aboutCompany: 'Pays.', monthlyHours: null, tags: [] },
    });
    expect(JSON.stringify(body)).not.toMatch(/workspace|source|createdBy|version/i);
    expect((await owner.call(view, { params: address })).body.abilities.apply).toBe(false);
  });

  it.each<[PositionState, string | null]>([
    ['filled', 'Gone'],
    ['closed', 'Gone'],
    ['hidden', null],
    ['removed', null],
  ])('JOB-02 a %s vacancy is kindly said to be gone', async (state, title) => {
    const { address } = await vacancy('Gone', state);
    const { status, body } = await product.anonymous(view, { params: address });
    expect(status).toBe(200);
    expect(body).toMatchObject({ available: false, vacancy: null, title });
  });

  it.each([
    { projectId: newId(), positionIndex: 0 },
    { projectId: 'x', positionIndex: 0 },
    { projectId: newId(), positionIndex: 'x' },
  ])('JOB-02 answers 404 for %j', async (params) => {
    expect((await product.anonymous(view, { params })).status).toBe(404);
  });
});

describe('served page', () => {
  it('JOB-02 carries title, description and JobPosting, safe against company texts', async () => {
    const { address } = await vacancy(`</title><script>alert("x")</script> $' $& "quoted"`);
    const page = await fetch(`${product.url}/jobs/details-view/${address.projectId}/0`);
    const html = await page.text();
    expect(page.status).toBe(200);
    expect(html).not.toContain('<script>alert');
    expect(html).toContain('<link rel="canonical"');
    const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)![1]!;
    expect(JSON.parse(json)).toMatchObject({ '@type': 'JobPosting', hiringOrganization: { name: 'Trilho' } });
    expect(JSON.parse(json).title).toContain(`$' $& "quoted"`);
  });

  it('JOB-02 answers 404 for an unknown and 410 for a closed vacancy, and the board has its own head', async () => {
    const { address } = await vacancy('Closed', 'closed');
    const status = async (path: string) => (await fetch(`${product.url}${path}`)).status;
    expect(await status(`/jobs/details-view/${address.projectId}/0`)).toBe(410);
    expect(await status(`/jobs/details-view/${newId()}/0`)).toBe(404);
    expect(await status('/jobs/details-view/x/y')).toBe(404);
    const board = await fetch(`${product.url}/jobs`, { headers: { 'accept-language': 'pt-BR' } });
    expect(await board.text()).toContain('<title>Vagas · Ponte</title>');
  });
});
