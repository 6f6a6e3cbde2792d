import { expect, test } from 'vitest';
import '#application/server-capabilities.ts';
import { partOf } from '#notices/rules/notice-sentence.ts';
import { listHappenings } from '#platform/contract/happening.ts';
import { languages } from '#platform/i18n/language.ts';
import { translate } from '#platform/i18n/translate.ts';
import { readBrowserCatalogues } from '#application/pages/browser-catalogues.ts';

const noticed = listHappenings().flatMap(({ name, room, notices }) =>
  typeof notices === 'string' ? [] : notices.map(({ side }) => ({ name, room, part: partOf(name, side) })),
);

test('GEN-09 every notice has its sentence in both languages, and no sentence is of a notice that never comes', () => {
  for (const language of languages) {
    const missing = noticed.filter(({ name, room, part }) =>
      translate(language, `${room}:${part}.${name}`).includes(part),
    );
    expect(missing).toEqual([]);
    const { told } = JSON.parse(readBrowserCatalogues().get(`notices/${language}`)!) as {
      told: Record<string, object>;
    };
    const written = Object.entries(told).flatMap(([saved, texts]) =>
      Object.keys(texts).map((key) => `${saved}.${key}`),
    );
    const own = new Set(noticed.filter(({ part }) => part === 'news').map(({ name }) => name));
    expect(written.filter((name) => !own.has(name))).toEqual([]);
  }
});

test('GEN-09 what settles a notice is a happening that exists', () => {
  const names = new Set(listHappenings().map(({ name }) => name));
  expect(listHappenings().flatMap(({ settledBy = [] }) => settledBy.filter((one) => !names.has(one)))).toEqual([]);
});
