import { type Language, localeOf } from '#platform/i18n/language.ts';
import { translate } from '#platform/i18n/translate.ts';
import type { CalendarMonth } from '#profiles/rules/calendar-month.ts';

type Kind = 'language' | 'region';

const monthFormats = new Map<Language, Intl.DateTimeFormat>();
const nameLists = new Map<string, Intl.DisplayNames>();

function monthFormat(language: Language): Intl.DateTimeFormat {
  const known = monthFormats.get(language);
  if (known) return known;
  const made = new Intl.DateTimeFormat(localeOf(language), { month: 'short', timeZone: 'UTC' });
  monthFormats.set(language, made);
  return made;
}

/** "mar 2023", or "2023" where the month is not known. */
export function monthIn(language: Language, month: CalendarMonth): string {
  if (month.length === 4) return month;
  const name = monthFormat(language).format(new Date(`${month}-01T00:00:00Z`));
  return `${name.replace('.', '')} ${month.slice(0, 4)}`;
}

interface Period {
  start: CalendarMonth | null;
  end: CalendarMonth | null;
}

/** "mar 2023 – today"; empty when neither is known. */
export function periodIn(language: Language, { start, end }: Period, isOpen: boolean): string {
  const last = isOpen ? translate(language, 'profiles:period.today') : end && monthIn(language, end);
  return [start && monthIn(language, start), last].filter(Boolean).join(' – ');
}

/** The name of a language or country code; the member's own words stay unchanged. */
export function nameIn(language: Language, kind: Kind, code: string): string {
  const isCode = kind === 'language' ? /^[a-z]{2}$/.test(code) : /^[A-Z]{2}$/.test(code);
  if (!isCode) return code;
  const key = `${language} ${kind}`;
  const names = nameLists.get(key) ?? new Intl.DisplayNames([localeOf(language)], { type: kind, fallback: 'code' });
  nameLists.set(key, names);
  const name = names.of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(localeOf(language)) + name.slice(1);
}
