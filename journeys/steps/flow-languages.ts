import type { Language } from '#platform/i18n/language.ts';

/**
 * The languages that a flow is walked in: the one that its reader most likely speaks, the other only with `EVERY_LANGUAGE=1`.
 * How its pages look and read in the other one, `pages.spec.ts` sees.
 */
export function flowLanguages(usual: Language): readonly Language[] {
  const other = usual === 'pt' ? 'en' : 'pt';
  return process.env.EVERY_LANGUAGE === '1' ? [usual, other] : [usual];
}
