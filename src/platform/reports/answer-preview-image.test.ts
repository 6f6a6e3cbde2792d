import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { pageMeta } from '#platform/http/page-meta.ts';
import { answerPreviewImage } from '#platform/reports/answer-preview-image.ts';

const app = fastify();
app.get('/previews/:title.png', (request, reply) =>
  answerPreviewImage(request, reply, { brand: 'default', title: (request.params as { title: string }).title }),
);

describe('pictures of shared links', () => {
  it('TST-06 are sent once to who keeps them, and anew when they show something else', async () => {
    const first = await app.inject('/previews/one.png');
    expect(first).toMatchObject({ statusCode: 200, headers: { 'content-type': 'image/png' } });
    const headers = { 'if-none-match': String(first.headers.etag) };
    expect((await app.inject({ url: '/previews/one.png', headers })).statusCode).toBe(304);
    expect((await app.inject({ url: '/previews/two.png', headers })).statusCode).toBe(200);
  });

  it('TST-06 a crowd of new ones is turned away instead of waiting for minutes', async () => {
    const asked = Array.from({ length: 25 }, (_, index) => app.inject(`/previews/crowd-${index}.png`));
    const codes = (await Promise.all(asked)).map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 200)).toHaveLength(20);
    expect(codes.filter((code) => code !== 200)).toHaveLength(5);
  }, 60_000);

  it('TST-06 stand in the head of the page with their size and words', () => {
    const page = { title: 'Ana "A"', description: '', url: 'https://ponte.test/x' };
    const head = pageMeta({ ...page, image: { url: 'https://ponte.test/p.png?a&b', text: 'Ana' }, unlisted: true });
    expect(head).toContain('<meta property="og:image" content="https://ponte.test/p.png?a&#38;b">');
    expect(head).toContain('<meta property="og:image:width" content="1200">');
    expect(head).toContain('<meta name="twitter:card" content="summary_large_image">');
    expect(head).toContain('noindex');
    expect(pageMeta(page)).not.toMatch(/og:image|noindex|large/);
  });
});
