import { currentLocale } from '#platform/ui/i18n.ts';

/** The day by which something is promised, as it is counted: in São Paulo. */
export function dayInWords(moment: string): string {
  return new Date(moment).toLocaleDateString(currentLocale(), { dateStyle: 'long', timeZone: 'America/Sao_Paulo' });
}
