import type { Language } from '#platform/i18n/language.ts';

type Screen = { language: Language; viewport: { width: number; height: number } };

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1280, height: 800 };

const screens = {
  phone: { language: 'pt', viewport: phone },
  desktop: { language: 'en', viewport: desktop },
} satisfies Record<string, Screen>;

/**
 * The screens on which a flow is walked: the one that its reader most likely has, or two of them where both count; with `EVERY_LANGUAGE=1` both
 * widths in both languages. `pages.spec.ts` checks how the pages look on the other one.
 */
export function flowScreens(...usual: (keyof typeof screens)[]): readonly Screen[] {
  if (process.env.EVERY_LANGUAGE !== '1') return usual.map((name) => screens[name]);
  return [...Object.values(screens), { language: 'pt', viewport: desktop }, { language: 'en', viewport: phone }];
}
