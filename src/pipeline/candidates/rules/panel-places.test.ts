import { expect, it } from 'vitest';
import { panelPlaces, panelTabs, readPanelPlace, tabOf } from './panel-places.ts';

it.each([
  ['summary', 'profile'],
  ['resume', 'profile'],
  ['interviews', 'evaluation'],
  ['scorecards', 'evaluation'],
  ['messages', 'messages'],
  ['comments', 'activity'],
  ['files', 'profile'],
  ['history', 'activity'],
] as const)('the former tab %s is found in %s', (former, tab) => {
  expect(readPanelPlace(former)).toBe(former);
  expect(tabOf(former)).toBe(tab);
});

it('has at most four tabs, and every place is in one of them', () => {
  expect(panelTabs.length).toBeLessThanOrEqual(4);
  for (const place of panelPlaces) expect(panelTabs).toContain(tabOf(place));
});

it('private comments and messages to the candidate are never in one tab', () => {
  expect(tabOf('comments')).not.toBe(tabOf('messages'));
});

it.each([['money'], [undefined], [7], ['toString'], ['constructor']])('reads no place in %j', (text) => {
  expect(readPanelPlace(text)).toBeUndefined();
});
