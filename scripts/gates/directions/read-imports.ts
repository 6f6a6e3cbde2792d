import { globSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join, posix } from 'node:path';

/** One file needs another (a path from the root), a package (`npm:zod`) or a module of Node.js (`node:fs`). */
export type Import = { from: string; to: string; typeOnly: boolean };

const code = '{src,scripts,bench,journeys}/**/*.{ts,tsx,mjs}';
const core = new Set(builtinModules);

/** Imports and exports begin a line, as the formatter writes them; a call of `import` stands anywhere outside of comments. */
const statements = /^(?:import|export)\s(type\s)?(?:[^'"`;=(]*?\sfrom\s)?'([^'\n]+)'/gm;
const calls = /(typeof\s+)?\bimport\(\s*'([^'\n]+)'/g;
const comments = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

function nameTarget(file: string, specifier: string): string {
  if (specifier.startsWith('#')) return `src/${specifier.slice(1)}`;
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier);
  if (specifier.startsWith('node:') || core.has(specifier)) return `node:${specifier.replace('node:', '')}`;
  return `npm:${specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')}`;
}

/** The imports that stand in the text of a file. */
export function importsOf(file: string, text: string): Import[] {
  const found = [...text.matchAll(statements), ...text.replace(comments, '').matchAll(calls)];
  return found.map(([, type, specifier]) => ({
    from: file,
    to: nameTarget(file, specifier!),
    typeOnly: type !== undefined,
  }));
}

export function readImports(root: string): Import[] {
  return globSync(code, { cwd: root }).flatMap((file) => importsOf(file, readFileSync(join(root, file), 'utf8')));
}
