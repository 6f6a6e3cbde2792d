import type { Language } from '#platform/i18n/language.ts';

type Screen = { language: Language; viewport: { width: number; height: number } };

export const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };

/** The screens of a journey in both languages and on both widths: each language on one of them, and all four with `EVERY_LANGUAGE=1`. */
export const flowScreens: readonly Screen[] = [
  { language: 'pt', viewport: phone },
  { language: 'en', viewport: desktop },
  ...(process.env.EVERY_LANGUAGE === '1'
    ? ([
        { language: 'pt', viewport: desktop },
        { language: 'en', viewport: phone },
      ] as const)
    : []),
];
