import { describe, expect, it } from 'vitest';
import { buildPdf } from '#platform/reports/build-pdf.ts';
import type { PdfDocument } from '#platform/reports/pdf-document.ts';
import { readPdf } from '#platform/testing/read-pdf.ts';

const document: PdfDocument = { title: 'Currículo', language: 'pt', brand: 'default', content: 'Olá' };
const read = (pdf: Buffer) => pdf.toString('latin1');

describe('PDFs', () => {
  it('PRO-06 name their title, author and language', async () => {
    const pdf = read(await buildPdf({ ...document, author: 'Ana' }));
    expect(pdf).toMatch(/^%PDF-1\.7/);
    expect(pdf).toContain('/Lang (pt-BR)');
    expect(pdf).toContain('/DisplayDocTitle true');
    expect(pdf).toContain('(Ana)');
  });

  it('PRO-06 keep no heading behind at the foot of a page, and number the pages', async () => {
    const sections = Array.from({ length: 200 }, (_, line) => [
      { text: `Seção ${line}`, fontSize: 12 + (line % 7), headlineLevel: 1 },
      'Texto',
    ]);
    const pages = readPdf(await buildPdf({ ...document, content: sections.flat(), footer: 'Ana' }));
    expect(pages.length).toBeGreaterThan(5);
    for (const [index, lines] of pages.entries()) {
      expect(lines.slice(-2)).toEqual(['Texto', `Ana${index + 1} / ${pages.length}`]);
    }
  });

  it('PRO-06 take names of other scripts, emoji and control characters', async () => {
    const content = ['Łukasz Иван 山田 مرحبا 👩🏽‍💻 \u0000\ud800', { text: ['a', { text: '🚀', bold: true }] }];
    const pdf = await buildPdf({ ...document, title: '山田', content });
    expect(readPdf(pdf)).toEqual([['Łukasz Иван […]', 'a', '1 / 1']]);
  });

  it('PRO-06 read no file and no address that a document names', async () => {
    for (const image of ['/etc/hostname', 'package.json']) {
      await expect(buildPdf({ ...document, content: { image } })).rejects.toThrow('denied');
    }
    const images = { remote: 'http://127.0.0.1:9/picture.png' };
    await expect(buildPdf({ ...document, images, content: { image: 'remote' } })).rejects.toThrow('denied');
  });

  it('PRO-06 after one that fails the next is built', async () => {
    const [bad, good] = await Promise.allSettled([
      buildPdf({ ...document, content: { image: 'nothing' } }),
      buildPdf(document),
    ]);
    expect([bad.status, good.status]).toEqual(['rejected', 'fulfilled']);
  });
});
