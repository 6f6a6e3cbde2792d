import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '..', '..');

test('every connection to the database is one whose break is heard', () => {
  const files = globSync('**/*.ts', { cwd: source }).filter(
    (file) => !file.includes('.test.') && !file.includes('testing/'),
  );
  const making = files.filter((file) => /new (pg\.)?(Client|Pool)\(/.test(readFileSync(join(source, file), 'utf8')));
  expect(files.length).toBeGreaterThan(100);
  expect(making).toEqual([]);
});
