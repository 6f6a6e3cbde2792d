import type { Browser, CDPSession } from '@playwright/test';
import { accountPaths } from '#accounts/paths.ts';
import { jobPaths } from '#jobs/paths.ts';
import { startBenchProduct } from './bench-product.ts';
import { type Width, launchBrowser, newVisitor } from './browser.ts';
import { type Figure, figure } from './figure.ts';
import type { BenchOptions } from './bench-options.ts';
import { ensureVacancies } from './vacancy-database.ts';
import { readShifts, watchShifts } from './watch-shifts.ts';

const pages = [
  { name: 'login', path: accountPaths.login, kilobytes: 180 },
  { name: 'job board', path: jobPaths.board, kilobytes: 240 },
];
const widths: readonly Width[] = [1280, 390];
const settleMs = 2_000;
const usualRows = 10_000;

/** What a visitor with an empty cache loads, and how much the layout shifts meanwhile. */
export async function measurePageWeight({ rows }: BenchOptions): Promise<Figure[]> {
  const product = await startBenchProduct(await ensureVacancies(Math.min(rows, usualRows)));
  const browser = await launchBrowser();
  try {
    const figures: Figure[] = [];
    for (const { name, path, kilobytes } of pages) {
      for (const width of widths) {
        const { bytes, files, shift } = await visit(browser, product.url + path, width);
        const from = `${files} files`;
        const weight = { atMost: kilobytes, unit: ' kB', from, digits: 1 };
        if (width === widths[0])
          figures.push(figure(`page-weight: ${name}, JS, CSS and texts, gzip`, bytes / 1000, weight));
        figures.push(figure(`page-weight: ${name}, layout shift at ${width} px`, shift, { atMost: 0.02, digits: 3 }));
      }
    }
    return figures;
  } finally {
    await browser.close();
    await product.stop();
  }
}

async function visit(browser: Browser, url: string, width: Width) {
  const context = await newVisitor(browser, width);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const weight = await weigh(session);
    await watchShifts(page);
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForTimeout(settleMs);
    const shift = await readShifts(page, `${width} px`);
    return { bytes: weight.bytes, files: weight.files, shift };
  } finally {
    await context.close();
  }
}

/** Counts the transferred bytes of scripts, styles and texts, without headers, compressed by gzip as through old proxies. */
async function weigh(session: CDPSession) {
  const weight = { bytes: 0, files: 0 };
  const headers = new Map<string, number>();
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const isTexts = response.url.includes('/assets/texts-');
    if (isTexts || /javascript|css/.test(response.mimeType)) headers.set(requestId, response.encodedDataLength);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!headers.has(requestId)) return;
    weight.files++;
    weight.bytes += encodedDataLength - headers.get(requestId)!;
  });
  await session.send('Network.enable');
  return weight;
}
