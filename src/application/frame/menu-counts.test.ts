import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { capabilities } from '#application/capabilities.ts';
import { languages } from '#platform/i18n/language.ts';
import { menuEntries } from './menu-table.ts';

const rooms = await Promise.all(
  Object.entries(capabilities).map(async ([room, { server, web }]) => ({
    room,
    kinds: (await server()).capability.waiting?.sources.map(({ kind }) => kind.name) ?? [],
    waits: (await web?.())?.capability.waits ?? {},
  })),
);

test('every kind of what waits is counted by an entry of the menus', () => {
  for (const { kinds, waits } of rooms) expect(Object.keys(waits).toSorted()).toEqual(kinds.toSorted());
  const entries = rooms.flatMap(({ waits }) => Object.values(waits));
  expect(entries.length).toBeGreaterThan(5);
  expect(entries.filter((entry) => !menuEntries[entry])).toEqual([]);
});

test.each(languages)('every kind has its words in %s', (language) => {
  for (const { room, kinds } of rooms.filter((one) => one.kinds.length > 0)) {
    const file = new URL(`../../${room}/locales/${language}.json`, import.meta.url);
    const { waiting = {} } = JSON.parse(readFileSync(file, 'utf8')) as { waiting?: Record<string, string> };
    const worded = new Set(Object.keys(waiting).map((key) => `${room}.${key.replace(/_(one|other)$/, '')}`));
    expect([...worded].toSorted()).toEqual(kinds.toSorted());
  }
});
