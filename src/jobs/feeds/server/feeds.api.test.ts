import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageHead } from '#application/pages/page-head.ts';
import { startTestProduct, type TestProduct } from '#application/testing/test-product.ts';
import { escapeXml } from '#jobs/feeds/rules/xml.ts';
import { serveFeeds } from '#jobs/feeds/server/serve-feeds.ts';
import { serveSitemap } from '#jobs/feeds/server/serve-sitemap.ts';
import { readConfig } from '#platform/config.ts';
import { createHttpServer } from '#platform/http/server.ts';
import { buildProjects, type PositionToBuild } from '#projects/builders.ts';
import { positions } from '#projects/server/tables.ts';
import { buildWorkspaces } from '#workspaces/builders.ts';

const publicUrl = 'https://ponte.test';
const hostile = ']]></title><script>alert("1")</script> & <!-- $& \u0001\u001f 🚀';
const kept = hostile.replace('\u0001\u001f', '');
const day = (date: number) => new Date(Date.UTC(2026, 4, date, 12));
const vacancies: PositionToBuild[] = [
  {
    title: 'Engenharia de dados',
    area: 'programming',
    hiringModel: 'PJ',
    workModel: 'hybrid',
    city: 'São Paulo',
    country: 'Brasil',
    payPeriod: 'hour',
    payMinimum: 9_500,
    payMaximum: 12_000,
    textLanguage: 'pt',
    aboutOpportunity: 'Você cuida dos dados.',
    requirements: 'SQL & Python',
    tags: [{ kind: 'skills', name: 'SQL' }],
  },
  { title: hostile, aboutOpportunity: hostile, textLanguage: 'en' },
  { title: 'Assistente' },
];

let product: TestProduct;
let workspace: { id: string; ownerId: string };
let projectIds: string[];

beforeAll(async () => {
  product = await startTestProduct({ PUBLIC_URL: publicUrl });
  const owner = await product.person({ role: 'squadOwner' });
  const [built] = await buildWorkspaces(product.database, [{ ownerId: owner.id, company: 'Trilho & Filhos' }]);
  workspace = { id: built!.id, ownerId: owner.id };
  projectIds = (
    await buildProjects(product.database, {
      workspaceId: workspace.id,
      createdBy: owner.id,
      projects: vacancies.map((position, index) => ({ positions: [position], publishedAt: day(index + 1) })),
    })
  ).map(({ projectId }) => projectId);
  const [closed] = await buildProjects(product.database, {
    workspaceId: workspace.id,
    createdBy: owner.id,
    projects: [{ positions: [{ title: 'Vaga fechada' }] }],
  });
  await product.database.update(positions).set({ state: 'closed' }).where(eq(positions.projectId, closed!.projectId));
});
afterAll(() => product.close());

const get = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(`${product.url}${path}`, { headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
};
const urlOf = (index: number) => `${publicUrl}/jobs/details-view/${projectIds[index]}/0`;

/** The contents of all elements of one name as an XML reader sees them: CDATA sections are taken literally. */
function readElements(xml: string, name: string): string[] {
  const section = String.raw`(?:<!\[CDATA\[[\s\S]*?\]\]>)+`;
  return [...xml.matchAll(new RegExp(`<${name}>(${section})</${name}>`, 'g'))].map(([, sections]) =>
    sections!.replaceAll(/<!\[CDATA\[([\s\S]*?)\]\]>/g, '$1'),
  );
}
const readLocations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address!);

describe('GET /jobs.xml', () => {
  it('JOB-01 lists open vacancies, newest first, as they were posted', async () => {
    const { status, headers, text } = await get('/jobs.xml');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/xml; charset=utf-8');
    expect(headers.get('link')).toBeNull();
    expect(readElements(text, 'title')).toEqual(['Assistente', kept, 'Engenharia de dados']);
    expect(readElements(text, 'url')).toEqual([urlOf(2), urlOf(1), urlOf(0)]);
    expect(readElements(text, 'company')).toEqual(Array(3).fill('Trilho & Filhos'));
    expect(readElements(text, 'description')).toEqual([
      '<p>Work with us as Assistente.</p>',
      `<p>${escapeXml(kept)}</p>`,
      '<p>Você cuida dos dados.</p><p>SQL &#38; Python</p>',
    ]);
    expect(readElements(text, 'language')).toEqual(['en', 'pt']);
    const last = text.slice(text.lastIndexOf('<job>'));
    expect(
      ['city', 'country', 'workmodel', 'jobtype', 'salary', 'date'].map((name) => readElements(last, name)[0]),
    ).toEqual(['São Paulo', 'Brasil', 'hybrid', 'contract', 'BRL 95-120 per hour', day(1).toUTCString()]);
    expect(readElements(text, 'salary')).toHaveLength(1);
  });

  it('JOB-01 a hostile title stays text: outside of the sections there is only the markup of the feed', async () => {
    const { text } = await get('/jobs.xml');
    const markup = text.replaceAll(/<!\[CDATA\[[\s\S]*?\]\]>/g, '');
    expect(markup).not.toMatch(/<script|alert|<!--|\]\]|&/);
    expect(text.includes('\u0001') || text.includes('\u001f')).toBe(false);
    expect(markup.match(/<job>/g)).toHaveLength(3);
    expect(markup.match(/<\/job>/g)).toHaveLength(3);
  });
});

describe('GET /jobs.json', () => {
  it('JOB-01 is a JSON Feed 1.1 of the same vacancies', async () => {
    const { headers, text } = await get('/jobs.json');
    expect(headers.get('content-type')).toBe('application/feed+json; charset=utf-8');
    const feed = JSON.parse(text);
    expect(feed).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      home_page_url: `${publicUrl}/jobs`,
      feed_url: `${publicUrl}/jobs.json`,
    });
    expect(feed).not.toHaveProperty('next_url');
    expect(feed.items.map(({ title }: { title: string }) => title)).toEqual([
      'Assistente',
      hostile,
      'Engenharia de dados',
    ]);
    expect(feed.items[2]).toMatchObject({
      url: urlOf(0),
      language: 'pt',
      content_html: '<p>Você cuida dos dados.</p><p>SQL &#38; Python</p>',
      tags: ['SQL'],
      date_published: day(1).toISOString(),
      authors: [{ name: 'Trilho & Filhos' }],
      _ponte: { workModel: 'hybrid', city: 'São Paulo', pay: { period: 'hour', minimum: 9_500, maximum: 12_000 } },
    });
    expect(feed.items[0]).not.toHaveProperty('language');
  });
});

describe('feeds for returning readers', () => {
  it.each(['/jobs.xml', '/jobs.json'])('JOB-01 %s is sent again only when something changed', async (path) => {
    const first = await get(path);
    const tag = first.headers.get('etag')!;
    expect(first.headers.get('cache-control')).toBe('public, max-age=300');
    expect(Date.parse(first.headers.get('last-modified')!)).toBe(day(3).getTime());
    expect(await get(path, { 'if-none-match': `"other", ${tag}` })).toMatchObject({ status: 304, text: '' });
    const position = eq(positions.projectId, projectIds[2]!);
    await product.database.update(positions).set({ state: 'hidden' }).where(position);
    // The feed has changed, although its newest date is the same.
    const fewer = await get(path, { 'if-none-match': tag });
    expect(fewer.status).toBe(200);
    expect(fewer.text).not.toContain('Assistente');
    await product.database.update(positions).set({ state: 'open' }).where(position);
    expect((await get(path, { 'if-none-match': tag })).status).toBe(304);
  });

  it.each(['/jobs.xml', '/jobs.json', '/sitemap-jobs.xml'])('JOB-01 %s refuses a place it never gave', async (path) => {
    for (const query of ['after=nonsense', 'after=', 'after=1_2&after=1_2'])
      expect((await get(`${path}?${query}`)).status).toBe(422);
  });

  it('JOB-01 the board names its feeds in the head', async () => {
    const { html: text } = await pageHead({ database: product.database, publicUrl, path: '/jobs', language: 'pt' });
    expect(text).toContain(
      `<link rel="alternate" type="application/feed+json" title="Ponte" href="${publicUrl}/jobs.json">`,
    );
    expect(text).toContain(`<link rel="alternate" type="application/xml" title="Ponte" href="${publicUrl}/jobs.xml">`);
  });
});

describe('site map', () => {
  it('JOB-01 is named by robots.txt and leads to the board and every open vacancy', async () => {
    const robots = await get('/robots.txt');
    expect(robots.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(robots.text).toContain(`\nSitemap: ${publicUrl}/sitemap.xml\n`);
    const files = readLocations((await get('/sitemap.xml')).text);
    expect(files).toEqual(['board', 'jobs', 'pages', 'people'].map((name) => `${publicUrl}/sitemap-${name}.xml`));
    const [board, jobs] = await Promise.all(files.map((file) => get(file.replace(publicUrl, ''))));
    expect(readLocations(board!.text)).toEqual([`${publicUrl}/jobs`]);
    expect(readLocations(jobs!.text)).toEqual([urlOf(0), urlOf(1), urlOf(2)]);
    expect(jobs!.text).toContain(`<loc>${urlOf(0)}</loc><lastmod>${day(1).toISOString()}</lastmod>`);
  });

  it('JOB-01 with more vacancies than one file or page holds, each appears once', async () => {
    const app = await createHttpServer(readConfig({ LOG_LEVEL: 'silent' }));
    const place = { database: product.database, publicUrl };
    serveSitemap(app, place, { size: 2 });
    serveFeeds(app, place, { xml: 2, json: 1 });
    const read = async (path: string) => app.inject(path.replace(publicUrl, ''));

    const files = readLocations((await read('/sitemap.xml')).body).slice(1);
    const found = await Promise.all(files.map(async (file) => readLocations((await read(file)).body)));
    expect(found).toEqual([[urlOf(0), urlOf(1)], [urlOf(2)]]);

    const first = await read('/jobs.xml');
    expect(readElements(first.body, 'url')).toEqual([urlOf(2), urlOf(1)]);
    const second = await read(/^<(.*)>; rel="next"$/.exec(String(first.headers.link))![1]!);
    expect(readElements(second.body, 'url')).toEqual([urlOf(0)]);
    expect(second.headers.link).toBeUndefined();
    expect(second.headers.etag).not.toBe(first.headers.etag);

    const seen: string[] = [];
    let next: string | undefined = `${publicUrl}/jobs.json`;
    while (next) {
      const feed: { feed_url: string; next_url?: string; items: { url: string }[] } = (await read(next)).json();
      expect(feed.feed_url).toBe(next);
      seen.push(...feed.items.map(({ url }) => url));
      next = feed.next_url;
    }
    expect(seen).toEqual([urlOf(2), urlOf(1), urlOf(0)]);
    await app.close();
  });
});

it('JOB-01 callers who request the feeds too often are told to wait', async () => {
  const limited = await startTestProduct({ RATE_LIMITS: '1' });
  const statuses: number[] = [];
  for (let call = 0; call < 125; call++) statuses.push((await fetch(`${limited.url}/jobs.json`)).status);
  const last = await fetch(`${limited.url}/sitemap.xml`);
  expect([statuses[0], statuses[119], statuses[124], last.status]).toEqual([200, 200, 429, 429]);
  expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await fetch(`${limited.url}/api/health`)).status).toBe(200);
  await limited.close();
});
