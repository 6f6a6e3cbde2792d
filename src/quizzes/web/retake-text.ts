import type { TestOverview } from './api.ts';

/** Whether a test may be started (again) now; an open attempt can always be continued. */
export function canRetake({ retakeAllowedAt }: Pick<TestOverview, 'retakeAllowedAt'>, now = new Date()): boolean {
  return retakeAllowedAt === null || new Date(retakeAllowedAt) <= now;
}

/** A date in words: "21 de novembro de 2026". */
export function dayText(moment: string, locale: string): string {
  return new Date(moment).toLocaleDateString(locale, { dateStyle: 'long' });
}
