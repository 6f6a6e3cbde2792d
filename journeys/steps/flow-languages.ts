import type { Language } from '#platform/i18n/language.ts';

/**
 * The languages in which a flow is walked: the one that its reader most likely speaks, the other only with `EVERY_LANGUAGE=1`. `pages.spec.ts` checks
 * how the pages look and read in the other one.
 */
export function flowLanguages(usual: Language): readonly Language[] {
  const other = usual === 'pt' ? 'en' : 'pt';
  return process.env.EVERY_LANGUAGE === '1' ? [usual, other] : [usual];
}
