import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { menuEntries } from '#application/frame/menu-table.ts';
import { isBuilt } from '#application/planned-pages.ts';
import { createPageFinder, readPageFiles } from '#application/pages/page-files.ts';
import { startTestProduct, type TestProduct } from '#application/testing/test-product.ts';

const built = join(import.meta.dirname, '..', '..', '..', 'dist', 'web');
const paths = [...new Set(Object.values(menuEntries).map(({ to }) => to))].filter(isBuilt);
/** Pages that still load code of their dialogs. */
const heavier: Record<string, { files: number; kilobytes: number }> = {
  '/candidates': { files: 27, kilobytes: 400 },
  '/squadMember-profile': { files: 21, kilobytes: 320 },
};
const read = (file: string) => readFileSync(join(built, file));
/** As it travels: beside all but the smallest files the build writes a compressed one. */
const travelling = (file: string) => read(existsSync(join(built, `${file}.br`)) ? `${file}.br` : file);
const kilobytes = (files: readonly string[]) => files.reduce((sum, file) => sum + travelling(file).length, 0) / 1000;
const filesOf = (html: string) => [...html.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, file]) => file!);

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
    expect(files.filter((file) => file.endsWith('/pt.json'))).toHaveLength(1);
    // Together with the page itself, the session and up to three answers: 25 requests.
    const { files: most, kilobytes: heaviest } = heavier[path] ?? { files: 20, kilobytes: 320 };
    expect(files.length).toBeLessThanOrEqual(most);
    expect(kilobytes(files.filter((file) => !file.endsWith('.woff2')))).toBeLessThan(heaviest);
  });
});

test('scripts that pages of menus load travel in files of some 20 kB', () => {
  const find = createPageFinder(readPageFiles(built));
  const scripts = new Set(paths.flatMap((path) => find(path)!.signedIn.scripts));
  const small = [...scripts].filter((file) => read(file).length < 15_000);
  // Two parts of a library that the bundler splits.
  expect(small.length).toBeLessThanOrEqual(2);
});

test('visitors are named what a visitor loads, and see no outline of the product', async () => {
  const html = await (await fetch(`${product.url}/jobs`)).text();
  expect(html).not.toContain('/api/session');
  expect(html).not.toContain('frame-outline');
  expect(filesOf(html).filter((file) => file.endsWith('/en.json'))).toHaveLength(1);
});
