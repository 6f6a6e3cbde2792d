import { expect, test } from 'vitest';
import { languages } from '#platform/i18n/language.ts';
import { cataloguesOfAddress, joinCatalogues, textsAddress } from '#platform/i18n/texts-address.ts';
import { readBrowserCatalogues } from './browser-catalogues.ts';

const catalogues = readBrowserCatalogues();
const textsOf = (name: string) => JSON.parse(catalogues.get(name) ?? '{}') as Record<string, Record<string, unknown>>;

test.each(languages)('the room that shows what all rooms say of themselves has it, in %s', (language) => {
  expect(textsOf(`application/${language}`).menu).toHaveProperty('jobs');
  expect(textsOf(`activity/${language}`).did).toHaveProperty('jobs.applied');
  expect(textsOf(`waiting/${language}`).kinds).toHaveProperty('support.ticketAnswered_one');
  expect(textsOf(`jobs/${language}`)).not.toHaveProperty('menu');
  expect(textsOf(`support/${language}`)).not.toHaveProperty('waiting');
});

test('browsers get no texts of mails, of the API description or of own copies', () => {
  expect(catalogues.size).toBeGreaterThan(100);
  const parts = [...catalogues.keys()].flatMap((name) => Object.keys(textsOf(name)));
  for (const part of ['mail', 'apiDocs', 'ownData']) expect(parts).not.toContain(part);
});

test('an address names its catalogues, in any order', () => {
  const address = textsAddress('/assets/texts-1', 'pt', ['jobs', 'jobs/alerts', 'accounts']);
  expect(address).toBe('/assets/texts-1/pt/accounts,jobs,jobs.alerts.json');
  expect(address).toBe(textsAddress('/assets/texts-1', 'pt', ['jobs/alerts', 'accounts', 'jobs']));
  expect(cataloguesOfAddress('accounts,jobs,jobs.alerts.json')).toEqual(['accounts', 'jobs', 'jobs/alerts']);
});

test('catalogues are put together, unless one of them is not known or named twice', () => {
  const known = new Map([
    ['jobs/pt', '{"a":1}'],
    ['jobs/alerts/pt', '{"b":2}'],
  ]);
  expect(joinCatalogues(known, 'pt', ['jobs', 'jobs/alerts'])).toBe('{"jobs":{"a":1},"jobs/alerts":{"b":2}}');
  expect(joinCatalogues(known, 'pt', ['jobs', '__proto__'])).toBeUndefined();
  expect(joinCatalogues(known, 'fr', ['jobs'])).toBeUndefined();
  expect(joinCatalogues(known, 'pt', ['jobs', 'jobs'])).toBeUndefined();
});
