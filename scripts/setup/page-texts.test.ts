import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { innerPages, tracePages } from './trace-pages.ts';

const source = join(import.meta.dirname, '..', '..', 'src');
const importOf = /^(?:import|export)\s+(?!type\b)[^;]*?from\s+'([#.][^']+)'/gm;
const textsOf = /\buseTranslation\('([^']+)'/g;

const fileOf = (name: string, from: string) =>
  name.startsWith('#') ? join(source, name.slice(1)) : resolve(dirname(from), name);

/** The files that are loaded with some modules, without what they load later. */
function filesBelow(modules: readonly string[]): Set<string> {
  const files = new Set(modules);
  for (const file of files) {
    if (!/\.tsx?$/.test(file) || !existsSync(file)) continue;
    for (const [, name] of readFileSync(file, 'utf8').matchAll(importOf)) files.add(fileOf(name!, file));
  }
  return files;
}

test('each page comes with the texts that its own parts ask for', { timeout: 120_000 }, async () => {
  const { pages, frames } = await tracePages();
  const everywhere = ['platform', ...Object.values(frames).flatMap(({ namespaces }) => namespaces)];
  const missing = pages.flatMap(({ path, modules, namespaces }) =>
    [...filesBelow(modules.filter((file) => file !== innerPages))]
      .filter((file) => /\.tsx?$/.test(file) && existsSync(file))
      .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(textsOf)].map(([, name]) => name!))
      .filter((name) => !namespaces.includes(name) && !everywhere.includes(name))
      .map((name) => `${path} lacks ${name}`),
  );
  expect(pages.length).toBeGreaterThan(50);
  expect([...new Set(missing)]).toEqual([]);
});
