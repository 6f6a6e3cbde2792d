import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '#application/testing/test-product.ts';
import { readConfig } from '#platform/config.ts';
import { createHttpServer } from '#platform/http/server.ts';
import { productPages, productPaths } from '#product-pages/paths.ts';
import { completeProfile } from '#profiles/rules/complete-profile.ts';
import { columnsOf } from '#profiles/server/queries.ts';
import { profiles } from '#profiles/server/tables.ts';
import { listPeopleSitemapFiles, servePeopleSitemap } from './serve-people-sitemap.ts';

const publicUrl = 'https://ponte.test';
let product: TestProduct;
let people: { id: string }[];

beforeAll(async () => {
  product = await startTestProduct({ PUBLIC_URL: publicUrl });
  people = [];
  for (let place = 0; place < 5; place++) {
    const { id } = await product.person({ role: 'squadMember' });
    const updatedAt = new Date(Date.UTC(2026, 4, place + 1, 12));
    const listedAt = place < 4 ? updatedAt : null;
    const jobTitle = place === 3 ? '' : 'Designer';
    const profile = { ...completeProfile(), jobTitle };
    await product.database.insert(profiles).values({ memberId: id, ...columnsOf(profile), listedAt, updatedAt });
    people.push({ id });
  }
});
afterAll(() => product.close());

const locations = (text: string) => [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, location]) => location!);
const read = async (path: string) => locations(await (await fetch(product.url + path)).text());
const pageOf = (place: number) => `${publicUrl}/top-talent/${people[place]!.id}`;

it('JOB-06 the site map names the public pages of those who switched them on, and nobody else', async () => {
  expect(await read('/sitemap.xml')).toContain(`${publicUrl}/sitemap-people.xml`);
  expect(await read('/sitemap-people.xml')).toEqual([pageOf(0), pageOf(1), pageOf(2)]);
  const where = eq(profiles.memberId, people[1]!.id);
  await product.database.update(profiles).set({ listedAt: null }).where(where);
  expect(await read('/sitemap-people.xml')).toEqual([pageOf(0), pageOf(2)]);
  const updatedAt = new Date(Date.UTC(2026, 4, 2, 12));
  await product.database.update(profiles).set({ listedAt: updatedAt, updatedAt }).where(where);
  for (const url of await read('/sitemap-people.xml'))
    expect((await fetch(url.replace(publicUrl, product.url))).status).toBe(200);
});

it('JOB-06 with more people than one file holds each appears once', async () => {
  const app = await createHttpServer(readConfig({ LOG_LEVEL: 'silent' }));
  servePeopleSitemap(app, { database: product.database, publicUrl }, 2);
  const files = await listPeopleSitemapFiles(product.database, 2);
  const found = await Promise.all(files.map(async (file) => locations((await app.inject(file)).body)));
  expect(found).toEqual([[pageOf(0), pageOf(1)], [pageOf(2)]]);
  await app.close();
});

it('JOB-06 the site map names the pages about the product, and each is there', async () => {
  expect(await read('/sitemap.xml')).toContain(`${publicUrl}/sitemap-pages.xml`);
  const pages = await read('/sitemap-pages.xml');
  expect(pages).toEqual(productPages.map((page) => publicUrl + productPaths[page]));
  for (const url of pages) expect((await fetch(url.replace(publicUrl, product.url))).status).toBe(200);
});
