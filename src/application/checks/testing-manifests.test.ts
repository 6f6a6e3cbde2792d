import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');

test('only tests open the testing manifests that capabilities.ts lists', () => {
  const readers = globSync('**/*.{ts,tsx}', { cwd: root }).filter((file) => {
    if (/\.test\.tsx?$/.test(file)) return false;
    const code = readFileSync(join(root, file), 'utf8');
    return /^import \{[^}]*\} from '#application\/capabilities\.ts'/m.test(code) && /\btesting\b/.test(code);
  });
  expect(readers).toEqual(['application/testing/testing-capabilities.ts']);
});
