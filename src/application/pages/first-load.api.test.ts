import { existsSync, readFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountPaths } from '#accounts/paths.ts';
import { menuEntries } from '#application/frame/menu-table.ts';
import { isBuilt } from '#application/planned-pages.ts';
import { pipelinePath } from '#pipeline/paths.ts';
import { taskPaths } from '#tasks/paths.ts';
import { startTestProduct, type TestProduct } from '#application/testing/test-product.ts';

const built = join(import.meta.dirname, '..', '..', '..', 'dist', 'web');
const paths = [
  ...new Set(Object.values(menuEntries).map(({ to }) => to)),
  pipelinePath('00000000-0000-4000-8000-000000000000', { position: 0 }),
  taskPaths.board('00000000-0000-4000-8000-000000000000'),
].filter((path) => isBuilt(path.split('?')[0]!));
/**
 * The bounds of `npm run bench -- --only first-load` (30 files, 380 kB), minus what a page requests besides its files: itself, its session
 * and its answers, 9 to 14 kB.
 */
const most = { files: 25, kilobytes: 366 };
const read = (file: string) => readFileSync(join(built, file));
const isCompressed = (file: string) => existsSync(join(built, `${file}.br`));
const bestBrotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
const sizes = new Map<string, number>();
/** The transferred size, compressed as for `npm start`: the build of the checks spends less effort on that. */
function sizeOf(file: string): number {
  const size = sizes.get(file) ?? (isCompressed(file) ? brotliCompressSync(read(file), bestBrotli) : read(file)).length;
  sizes.set(file, size);
  return size;
}
/** Texts are put together and compressed by the product. */
async function sizeOfTexts(file: string): Promise<number> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) =>
    get(product.url + file, { headers: { 'accept-encoding': 'br' } }, resolve).on('error', reject),
  );
  let size = 0;
  for await (const part of answer as AsyncIterable<Buffer>) size += part.length;
  expect([answer.statusCode, answer.headers['content-encoding']]).toEqual([200, 'br']);
  return size;
}
async function kilobytes(files: readonly string[]): Promise<number> {
  let bytes = 0;
  for (const file of files) bytes += file.endsWith('.json') ? await sizeOfTexts(file) : sizeOf(file);
  return bytes / 1000;
}
const filesOf = (html: string) => [...html.matchAll(/ (?:href|src)="(\/assets\/[^"]+)"/g)].map(([, file]) => file!);

const entry = / src="(\/assets\/[^"]+\.js)"/.exec(read('index.html').toString())![1]!;

let product: TestProduct;
let token: string;
beforeAll(async () => {
  product = await startTestProduct();
  ({ token } = await product.person({ role: 'squadOwner' }));
});
afterAll(() => product.close());

async function htmlOfOwner(path: string): Promise<string> {
  const answer = await fetch(product.url + path, {
    headers: { authorization: `Bearer ${token}`, 'accept-language': 'pt-BR' },
  });
  return answer.text();
}

describe.each(paths)('the first load of %s', (path) => {
  test('is named by the served page: few files, one with its texts, none of them missing', async () => {
    const html = await htmlOfOwner(path);
    const files = filesOf(html);
    expect(html).toContain('href="/api/session?first"');
    expect(html).toContain('class="frame-outline"');
    expect(files.filter((file) => file.endsWith('.json'))).toHaveLength(1);
    expect(files.filter((file) => /\/texts-[^/]+\/pt\//.test(file))).toHaveLength(1);
    // Browsers fetch six at a time, in this order: the session and the first script come before the page's own parts.
    expect(html.indexOf('/api/session?first')).toBeLessThan(html.indexOf(entry));
    expect(files.filter((file) => file.endsWith('.js')).indexOf(entry)).toBe(0);
    expect.soft(files.length).toBeLessThanOrEqual(most.files);
    expect.soft(await kilobytes(files)).toBeLessThan(most.kilobytes);
  });
});

test('no file of the first screen is a font with more than the page needs', async () => {
  const fonts = filesOf(read('index.html').toString()).filter((file) => file.endsWith('.woff2'));
  expect(fonts).toHaveLength(2);
  expect(await kilobytes(fonts)).toBeLessThan(41);
});

test('the login page weighs little, even where only gzip is asked for', async () => {
  const html = await (await fetch(product.url + accountPaths.login)).text();
  const files = filesOf(html).filter((file) => !file.endsWith('.woff2'));
  expect(files.length).toBeGreaterThan(5);
  const contents = await Promise.all(
    files.map(async (file) => (file.endsWith('.json') ? (await fetch(product.url + file)).text() : read(file))),
  );
  const gzipped = contents.reduce((sum, content) => sum + gzipSync(content).length, 0);
  expect(gzipped / 1000).toBeLessThan(180);
});

test('visitors are named what a visitor loads, and see no outline of the product', async () => {
  const html = await (await fetch(`${product.url}/jobs`)).text();
  expect(html).not.toContain('/api/session');
  expect(html).not.toContain('frame-outline');
  expect(filesOf(html).filter((file) => /\/texts-[^/]+\/en\//.test(file))).toHaveLength(1);
});
