import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { settingDefaults } from '#platform/config.ts';

const root = join(import.meta.dirname, '..', '..');

/** The rows of the table of settings in docs/operating.md: the names that a row explains together, and what it says. */
function documentedSettings() {
  const rows = readFileSync(join(root, 'docs/operating.md'), 'utf8').matchAll(/^\| (`[A-Z_` ,]+) \| .* \| (.+) \|$/gm);
  return [...rows].map(([, names, meaning]) => ({
    names: [...names!.matchAll(/[A-Z_]+/g)].map(([name]) => name),
    meaning: meaning!.replaceAll('`', ''),
  }));
}

function comment(text: string): string {
  return text.replaceAll(/(.{1,110})(?: |$)/g, '# $1\n');
}

function assignment(name: string): string {
  const value = settingDefaults[name] as string | number | boolean | undefined;
  return `#${name}=${typeof value === 'boolean' ? Number(value) : (value ?? '')}\n`;
}

function envExample(): string {
  const head =
    'Every setting with its default. To use it: cp .env.example .env, and node --env-file=.env scripts/start.mjs. ' +
    'After a change of docs/operating.md or of a default, make it anew: npm test -- --only unit src/platform/env-example.test.ts -u';
  const settings = documentedSettings().map(({ names, meaning }) => comment(meaning) + names.map(assignment).join(''));
  return [comment(head), ...settings].join('\n');
}

test('docs/operating.md explains every setting once', () => {
  const explained = documentedSettings().flatMap(({ names }) => names);
  expect(explained.toSorted()).toEqual(Object.keys(settingDefaults).toSorted());
});

test('.env.example is what the settings and docs/operating.md say', async () => {
  await expect(envExample()).toMatchFileSnapshot(join(root, '.env.example'));
});
