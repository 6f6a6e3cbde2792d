import { readFileSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { capabilities } from '#application/capabilities.ts';
import type { HappeningName } from '#platform/contract/happening.ts';

const root = join(import.meta.dirname, '..');

const declarations = await Promise.all(
  globSync('*/happenings.ts', { cwd: root }).map(async (file) => {
    const declared = (await import(join(root, file))) as Record<string, Record<string, HappeningName>>;
    const [list] = Object.keys(declared);
    return { room: file.split('/')[0]!, list: list!, names: declared[list!]! };
  }),
);
const code = globSync('*/**/server/**/*.ts', { cwd: root })
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

/** Saved rows contain the name of the room that owned applications before. */
const savedUnder: Record<string, string> = { applications: 'jobs' };

test('every room declares its happenings under its own name, with at most eight ids', () => {
  for (const { room, names } of declarations) {
    expect(Object.keys(capabilities)).toContain(room);
    for (const [key, { name, ids }] of Object.entries(names)) {
      expect(name).toBe(`${savedUnder[room] ?? room}.${key}`);
      expect(ids.length).toBeLessThanOrEqual(8);
    }
  }
});

test('every mail names a declared happening, and whoever names one takes it from the list of a room', () => {
  const lists = declarations.map(({ list }) => list).join('|');
  const mailing = code.filter(({ text }) => /\bqueueMails?\(/.test(text));
  expect(mailing.length).toBeGreaterThan(35);
  const unnamed = mailing.filter(({ text }) => !new RegExp(`\\b(${lists})\\b`).test(text));
  expect(unnamed.map(({ file }) => file)).toEqual([]);
  // Only `defineHappenings` creates names.
  expect(code.filter(({ text }) => /\bname: '[\w-]+\.\w+', ids:/.test(text)).map(({ file }) => file)).toEqual([]);
});

test('no declared happening is one that never comes', () => {
  const all = code.map(({ text }) => text).join('\n');
  const unused = declarations.flatMap(({ names }) =>
    // Steps of an application and actions in a space are named after their events.
    Object.keys(names).filter((key) => !new RegExp(`\\.${key}\\b|'${key}'|\\{ ${key} \\}`).test(all)),
  );
  expect(unused).toEqual([]);
});
