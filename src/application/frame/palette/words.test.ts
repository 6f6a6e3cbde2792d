import { expect, test } from 'vitest';
import { menuEntries } from '#application/frame/menu-table.ts';
import { plannedEntries } from '#application/frame/planned-entries.ts';
import { webCapabilities } from '#application/web-capabilities.ts';
import { capabilities } from '#application/capabilities.ts';
import { settingsSections } from '#application/frame/settings/settings-table.ts';
import { foundHeadings } from './find-records.ts';
import { words } from './words.ts';

test('P-8.1 every page of the menus, every section of the settings and every command has words that people type, and none is left over', () => {
  const pages = Object.keys(menuEntries).filter((key) => !(key in plannedEntries));
  const commands = webCapabilities.flatMap(({ actions }) => actions.map(({ text }) => text));
  const sections = Object.values(settingsSections).map(({ text }) => text);
  const shell = ['scheme.light', 'scheme.dark', 'scheme.auto', 'language', 'logout'];
  expect(Object.keys(words).toSorted()).toEqual([...pages, ...commands, ...sections, ...shell].toSorted());
});

test('P-8.1 every kind that the server finds has its heading in the palette', async () => {
  const rooms = await Promise.all(Object.values(capabilities).map(async ({ server }) => (await server()).capability));
  const kinds = rooms.flatMap(({ finds }) => finds.map(({ kind }) => kind.name));
  expect(Object.keys(foundHeadings).toSorted()).toEqual(kinds.toSorted());
});
