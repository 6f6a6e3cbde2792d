import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import type { Catalogue } from '#platform/i18n/format-text.ts';
import { translate } from '#platform/i18n/translate.ts';

const source = join(import.meta.dirname, '..', '..');
const files = globSync('**/locales/**/en.json', { cwd: source }).map((file) => file.replaceAll('\\', '/'));

/** Its first text that is no form of a plural. */
function firstText(catalogue: Catalogue): string | undefined {
  for (const [key, value] of Object.entries(catalogue)) {
    if (typeof value === 'string' && !/_(one|other)$/.test(key)) return key;
    const inside = typeof value === 'string' ? undefined : firstText(value);
    if (inside) return `${key}.${inside}`;
  }
  return undefined;
}

test.each(files)('the server finds the texts of %s', (file) => {
  const key = firstText(JSON.parse(readFileSync(join(source, file), 'utf8')) as Catalogue);
  const namespace = dirname(file).replace('/locales', '');
  expect(translate('en', `${namespace}:${key}`)).not.toBe(key);
});
