import type { TestOverview } from './api.ts';

/** Whether a test may be begun (again) now; who goes on with an open attempt needs no date. */
export function canRetake({ retakeAllowedAt }: Pick<TestOverview, 'retakeAllowedAt'>, now = new Date()): boolean {
  return retakeAllowedAt === null || new Date(retakeAllowedAt) <= now;
}

/** A day as people say it: "21 de novembro de 2026". */
export function dayText(moment: string, locale: string): string {
  return new Date(moment).toLocaleDateString(locale, { dateStyle: 'long' });
}
