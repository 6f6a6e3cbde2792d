import { expect, it } from 'vitest';
import { countryOfLanguages } from './country-of-languages.ts';

it.each([
  [['pt-BR', 'pt', 'en-US'], 'BR'],
  [['en', 'pt-PT'], 'PT'],
  [['zh-Hant-TW'], 'TW'],
  [['en-us'], 'US'],
  [['es-419'], ''],
  [['pt'], ''],
  [[], ''],
])('PRO-01 the languages %j name the country "%s"', (languages, country) => {
  expect(countryOfLanguages(languages)).toBe(country);
});
