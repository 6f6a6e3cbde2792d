import { execFileSync } from 'node:child_process';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const statement = /^(?:import|export) .*from '([^']+)';$/gm;

/** The resolution of each import of the server's files, according to Node.js. */
function resolveAll(imports: [parent: string, specifier: string][], flags: string[]): string[] {
  const program = `import { readFileSync } from 'node:fs';
    const imports = JSON.parse(readFileSync(0, 'utf8'));
    console.log(JSON.stringify(imports.map(([parent, specifier]) => import.meta.resolve(specifier, parent))));`;
  const options = ['--experimental-import-meta-resolve', '--input-type=module', '-e', program];
  const input = JSON.stringify(imports);
  const output = execFileSync(process.execPath, [...flags, ...options], { cwd: root, input, maxBuffer: 2 ** 26 });
  return JSON.parse(output.toString()) as string[];
}

test('every import of the server leads to the same file, remembered or not', async () => {
  const imports: [string, string][] = [];
  for await (const file of glob('src/{*,*/server,*/rules,platform/*}/**/*.ts', { cwd: root })) {
    if (file.includes('.test.')) continue;
    const text = await readFile(join(root, file), 'utf8');
    for (const [, specifier] of text.matchAll(statement)) {
      imports.push([pathToFileURL(join(root, file)).href, specifier!]);
    }
  }
  expect(imports.length).toBeGreaterThan(1_000);
  const plain = resolveAll(imports, []);
  expect(resolveAll(imports, ['--import', './scripts/running/remember-modules.mjs'])).toEqual(plain);
}, 60_000);
