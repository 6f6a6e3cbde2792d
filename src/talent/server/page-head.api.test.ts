import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '#application/testing/test-product.ts';
import { completeProfile } from '#profiles/rules/complete-profile.ts';
import { columnsOf } from '#profiles/server/queries.ts';
import { profiles } from '#profiles/server/tables.ts';

let product: TestProduct;
let memberId: string;
let call: Awaited<ReturnType<TestProduct['person']>>['call'];

beforeAll(async () => {
  product = await startTestProduct();
  ({ id: memberId, call } = await product.person({ role: 'squadMember', name: 'Iara "><script>' }));
  await product.database.insert(profiles).values({ memberId, ...columnsOf(completeProfile()) });
});
afterAll(() => product.close());

const served = async (path: string, language: string) => {
  const answer = await fetch(product.url + path, { headers: { 'accept-language': language } });
  return { status: answer.status, html: await answer.text() };
};

describe('the served page of a professional', () => {
  it('JOB-06 says nothing and is not indexed before the member switches it on', async () => {
    for (const path of [`/top-talent/${memberId}`, `/top-talent/${memberId}/Designer`, '/top-talent/nobody']) {
      const { status, html } = await served(path, 'en');
      expect(status).toBe(404);
      expect(html).toContain('<meta name="robots" content="noindex">');
      expect(html).not.toContain('Iara');
    }
    for (const end of [`${memberId}/en.png`, 'nobody/en.png', `${memberId}/fr.png`])
      expect((await fetch(`${product.url}/previews/top-talent/${end}`)).status).toBe(404);
  });

  it.each([
    ['en', '', 'Designer'],
    ['pt-BR', '/Direção%20de%20arte', 'Direção de arte'],
    ['en', '/%3Cb%3E', '&#60;b&#62;'],
  ])('JOB-06 has title, description and preview once it is on (%s%s)', async (language, end, title) => {
    await call('PUT /users/listing', { body: { listed: true } });
    const { status, html } = await served(`/top-talent/${memberId}${end}`, language);
    expect(status).toBe(200);
    expect(html).toContain(`<title>Iara &#34;&#62;&#60;script&#62; · ${title} · Ponte</title>`);
    expect(html).toContain('<meta property="og:type" content="profile">');
    expect(html).toContain('<meta name="description" content="Faz pontes.">');
    // A single address for search engines, whatever title follows it.
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]*/top-talent/${memberId}">`));
    expect(html).not.toMatch(/noindex|8133330000|90,00/);
    const picture = /property="og:image" content="[^"]*(\/previews\/[^"]+)"/.exec(html)?.[1];
    const shown = await fetch(product.url + picture);
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/png']);
    // Whoever is found no longer disappears from every cache at once.
    expect(shown.headers.get('cache-control')).toBe('private, no-cache');
  });
});
