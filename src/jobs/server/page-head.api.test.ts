import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageHead } from '#application/page-head.ts';
import { startTestProduct, type TestProduct } from '#application/testing/test-product.ts';
import { buildProjects } from '#projects/builders.ts';
import { buildWorkspaces } from '#workspaces/builders.ts';

const publicUrl = 'https://ponte.test';
let product: TestProduct;
let path: string;

beforeAll(async () => {
  product = await startTestProduct();
  const owner = await product.person({ role: 'squadOwner' });
  const [workspace] = await buildWorkspaces(product.database, [{ ownerId: owner.id, company: 'Trilho' }]);
  const [built] = await buildProjects(product.database, {
    ...{ workspaceId: workspace!.id, createdBy: owner.id },
    projects: [{ positions: [{ title: 'Dados "><script>', aboutOpportunity: 'Você cuida dos dados & mais.' }] }],
  });
  path = `/jobs/details-view/${built!.projectId}/0`;
});
afterAll(() => product.close());

/** The contents of the head's elements by their names, as a browser reads them. */
async function readHead(language: 'pt' | 'en') {
  const { html } = await pageHead({ database: product.database, publicUrl, path, language });
  const read = (text: string) => text.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));
  const found = html.matchAll(/<meta (?:name|property)="([^"]*)" content="([^"]*)">/g);
  return Object.fromEntries([...found].map(([, name, content]) => [name!, read(content!)]));
}

describe('preview of a vacancy that is shared', () => {
  it.each([
    ['pt', 'Dados "><script> · Trilho · Ponte'],
    ['en', 'Dados "><script> at Trilho · Ponte'],
  ] as const)('JOB-02 has title, description and kind in the served page (%s)', async (language, title) => {
    expect(await readHead(language)).toMatchObject({
      ...{ 'og:type': 'website', 'og:site_name': 'Ponte', 'og:url': publicUrl + path, 'twitter:card': 'summary' },
      ...{ 'og:title': title, 'og:description': 'Você cuida dos dados & mais.' },
    });
  });
});
