import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageHead } from '#application/pages/page-head.ts';
import { startTestProduct, type TestProduct } from '#application/testing/test-product.ts';
import { buildProjects } from '#projects/builders.ts';
import { positions } from '#projects/server/tables.ts';
import { buildWorkspaces } from '#workspaces/builders.ts';

const publicUrl = 'https://ponte.test';
let product: TestProduct;
let path: string;
let picture: string;

beforeAll(async () => {
  product = await startTestProduct();
  const owner = await product.person({ role: 'squadOwner' });
  const [workspace] = await buildWorkspaces(product.database, [{ ownerId: owner.id, company: 'Trilho' }]);
  const [built] = await buildProjects(product.database, {
    workspaceId: workspace!.id,
    createdBy: owner.id,
    projects: [{ positions: [{ title: 'Dados "><script>', aboutOpportunity: 'Você cuida dos dados & mais.' }] }],
  });
  path = `/jobs/details-view/${built!.projectId}/0`;
  picture = `/jobs/preview/${built!.projectId}/0.png`;
});
afterAll(() => product.close());

/** The contents of the head's elements by name, as a browser reads them. */
async function readHead(language: 'pt' | 'en') {
  const { html } = await pageHead({ database: product.database, publicUrl, path, language });
  const read = (text: string) => text.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));
  const found = html.matchAll(/<meta (?:name|property)="([^"]*)" content="([^"]*)">/g);
  return Object.fromEntries([...found].map(([, name, content]) => [name!, read(content!)]));
}

describe('preview of a shared vacancy', () => {
  it.each([
    ['pt', 'Dados "><script> · Trilho · Ponte'],
    ['en', 'Dados "><script> at Trilho · Ponte'],
  ] as const)('JOB-02 has title, description and kind in the served page (%s)', async (language, title) => {
    expect(await readHead(language)).toMatchObject({
      'og:type': 'website',
      'og:site_name': 'Ponte',
      'og:url': publicUrl + path,
      'twitter:card': 'summary_large_image',
      'og:image': `${publicUrl}${picture}`,
      'og:title': title,
      'og:description': 'Você cuida dos dados & mais.',
    });
  });

  it('JOB-02 has an image of its own, cached until the vacancy changes', async () => {
    const get = (address: string, headers: Record<string, string> = {}) => fetch(product.url + address, { headers });
    const first = await get(picture);
    expect([first.status, first.ok || (await first.text())]).toEqual([200, true]);
    expect(first.headers.get('content-type')).toBe('image/png');
    expect(first.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    const { width, height } = await sharp(Buffer.from(await first.arrayBuffer())).metadata();
    expect([width, height]).toEqual([1200, 630]);
    const tag = { 'if-none-match': first.headers.get('etag')! };
    expect((await get(picture, tag)).status).toBe(304);
    await product.database.update(positions).set({ title: 'Another title' });
    expect((await get(picture, tag)).status).toBe(200);
    const other = ['/jobs/preview/x/0.png', picture.replace('0.png', '1.png'), picture.replace('.png', '.jpg')];
    for (const address of other) expect((await get(address)).status).toBe(404);
    await product.database.update(positions).set({ state: 'hidden' });
    expect((await get(picture)).status).toBe(404);
  });
});
