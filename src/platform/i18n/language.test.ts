import { expect, test } from 'vitest';
import { chooseLanguage } from '#platform/i18n/language.ts';

test.each([
  ['pt', 'en-US,en;q=0.9', 'pt'],
  [undefined, 'pt-BR,pt;q=0.9,en;q=0.8', 'pt'],
  [undefined, 'de-DE,de;q=0.9,pt;q=0.5', 'pt'],
  [undefined, 'fr', 'en'],
  [undefined, undefined, 'en'],
  ['xx', 'pt', 'pt'],
])('GEN-04 cookie %s and browser %s give %s', (cookie, header, language) => {
  expect(chooseLanguage(cookie, header)).toBe(language);
});
