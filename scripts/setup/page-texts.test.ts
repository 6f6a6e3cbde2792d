import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readCatalogues } from './catalogue-files.ts';
import { innerPages, tracePages } from './trace-pages.ts';

const source = join(import.meta.dirname, '..', '..', 'src');
const importOf = /^(?:import|export)\s+(?!type\b)[^;]*?from\s+'([#.][^']+)'/gm;
const openedOf = /\bimport\(\s*'([#.][^']+)'\s*\)/g;
const namespaces = [...readCatalogues().keys()].map((name) => dirname(name));
/** `useTranslation('jobs')`, and keys that name theirs: `t('jobs:title')`. */
const textsOf = new RegExp(`\\buseTranslation\\('([^']+)'|['"\`](${[...new Set(namespaces)].join('|')}):[a-zA-Z]`, 'g');

const fileOf = (name: string, from: string) =>
  name.startsWith('#') ? join(source, name.slice(1)) : resolve(dirname(from), name);

const codes = new Map<string, string>();
function codeOf(file: string): string {
  if (!codes.has(file)) codes.set(file, /\.tsx?$/.test(file) && existsSync(file) ? readFileSync(file, 'utf8') : '');
  return codes.get(file)!;
}

/** The files that are loaded with some modules, without what they load later. */
function filesBelow(modules: readonly string[]): Set<string> {
  const files = new Set(modules);
  for (const file of files) for (const [, name] of codeOf(file).matchAll(importOf)) files.add(fileOf(name!, file));
  return files;
}

const textsIn = (code: string) => [...code.matchAll(textsOf)].map(([, used, named]) => (used ?? named)!);

/** The texts that a file loads for what it opens later; a list that several files load stands in a `…-texts.ts` of its own. */
function textsLoadedBy(file: string): string[] {
  const code = codeOf(file);
  if (!code.includes('loadNamespaces(')) return [];
  const lists = [...code.matchAll(importOf)].map(([, name]) => name!).filter((name) => name.endsWith('-texts.ts'));
  const named = [code, ...lists.map((name) => codeOf(fileOf(name, file)))].join();
  return namespaces.filter((name) => named.includes(`'${name}'`));
}

/** What modules and all that they open later ask for, beyond the texts that are there by then. */
function missingTexts(modules: readonly string[], there: ReadonlySet<string>, seen = new Set<string>()): string[] {
  return [...filesBelow(modules)].flatMap((file) => {
    const code = codeOf(file);
    const missing = textsIn(code).filter((name) => !there.has(name));
    const then = new Set([...there, ...textsLoadedBy(file)]);
    const later = [...code.matchAll(openedOf)]
      .map(([, name]) => fileOf(name!, file))
      .filter((opened) => {
        const visit = [opened, ...then].join();
        return !seen.has(visit) && seen.add(visit);
      });
    return [...missing, ...later.flatMap((opened) => missingTexts([opened], then, seen))];
  });
}

test(
  'each page comes with the texts of its parts, and what opens later with its own',
  { timeout: 120_000 },
  async () => {
    const { pages, frames } = await tracePages();
    const everywhere = ['platform', ...Object.values(frames).flatMap((frame) => frame.namespaces)];
    const missing = pages.flatMap((page) => {
      const there = new Set([...everywhere, ...page.namespaces]);
      const modules = page.modules.filter((file) => file !== innerPages);
      return missingTexts(modules, there).map((name) => `${page.path} lacks ${name}`);
    });
    expect(pages.length).toBeGreaterThan(50);
    expect([...new Set(missing)]).toEqual([]);
  },
);
