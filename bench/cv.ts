import pdfmake from 'pdfmake';
import { buildPdf } from '#platform/reports/build-pdf.ts';
import { renderPdf } from '#platform/reports/render-pdf.ts';
import { readPdf } from '#platform/testing/read-pdf.ts';
import { believableProfile } from '#profiles/builders.ts';
import { CV_PARTS } from '#profiles/cv/rules/cv-parts.ts';
import { composeCv } from '#profiles/cv/server/compose-cv.ts';
import { cvDocument } from '#profiles/cv/server/cv-document.ts';
import { type Figure, figure } from './figure.ts';
import { median } from './median.ts';

const rounds = 24;
const jobs = 7;
const description =
  'Led a team of six that split one large system into services.\n• Cut the time of an answer by half within a year\n• Wrote the guide that new people start with\nAlso looks after interns and the monthly report to the board.';

/**
 * A CV of two pages compared with the same words in plain paragraphs of pdfmake with the same fonts. Rounds alternate, so that a
 * busy machine affects both.
 */
export async function measureCv(): Promise<Figure[]> {
  const words = readPdf(await renderPdf(longCv())).flat();
  const pages = { product: readPdf(await renderPdf(longCv())).length, bare: readPdf(await renderBare(words)).length };
  if (pages.product !== 2 || pages.bare !== 2) throw new Error(`Not two pages: ${JSON.stringify(pages)}`);
  const ratios: number[] = [];
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const bare = await timeOf(() => renderBare(words));
    const product = await timeOf(() => renderPdf(longCv()));
    if (round < rounds / 4) continue;
    ratios.push(product / bare);
    times.push(await timeOf(() => buildPdf(longCv())));
  }
  const from = `median of ${ratios.length} rounds`;
  return [
    figure('cv: two pages / bare pdfmake', median(ratios), { atMost: 1.5, unit: ' ×', from }),
    figure('cv: two pages, in the process of their own', median(times), { unit: ' ms', from, digits: 0 }),
  ];
}

function longCv() {
  const profile = believableProfile(3);
  const [job] = profile.experiences;
  const experiences = Array.from({ length: jobs }, (_, index) => ({ ...job!, id: String(index), description }));
  const source = { ...profile, experiences, email: 'somebody@example.com', photo: null };
  const cv = composeCv(source, { language: 'en', parts: CV_PARTS });
  return cvDocument(cv, { photo: null, brand: 'default' });
}

function renderBare(lines: readonly string[]): Promise<Buffer> {
  const content = lines.map((text) => ({ text, margin: [0, 0, 0, 5] as [number, number, number, number] }));
  // Uses the product's fonts, which `renderPdf` has set.
  return pdfmake.createPdf({ content, defaultStyle: { font: 'Mulish', fontSize: 10, lineHeight: 1.25 } }).getBuffer();
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
