import { currentLocale } from '#ui/i18n.ts';

const letters = 'abcdefghijklmnopqrstuvwxyz'.split('');
const pairs = letters.flatMap((first) => letters.map((second) => first + second));
// Not countries: groupings, test codes and "unknown".
const notCountries = new Set(['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ', 'AC', 'CP', 'CQ', 'DG', 'EA', 'IC', 'TA']);

function optionsOf(type: 'region' | 'language', codes: readonly string[]) {
  const locale = currentLocale();
  const names = new Intl.DisplayNames([locale], { type, fallback: 'none' });
  return codes
    .flatMap((value) => {
      const name = names.of(value);
      return name ? [{ value, label: name.charAt(0).toLocaleUpperCase(locale) + name.slice(1) }] : [];
    })
    .toSorted((one, other) => one.label.localeCompare(other.label, locale));
}

const made = new Map<string, { value: string; label: string }[]>();

function remembered(type: 'region' | 'language', codes: () => readonly string[]) {
  const key = `${type} ${currentLocale()}`;
  const options = made.get(key) ?? optionsOf(type, codes());
  made.set(key, options);
  return options;
}

/** Countries in the reader's language; the member's own words stay selectable. */
export function countryOptions(own: string) {
  const codes = () =>
    pairs
      .map((pair) => pair.toUpperCase())
      .filter((code) => !notCountries.has(code) && new Intl.Locale(`und-${code}`).region === code);
  return withOwn(remembered('region', codes), own);
}

export function languageOptions(own: string) {
  return withOwn(
    remembered('language', () => pairs.filter((code) => Intl.getCanonicalLocales(code)[0] === code)),
    own,
  );
}

function withOwn(options: { value: string; label: string }[], own: string) {
  return own === '' || options.some(({ value }) => value === own) ? options : [{ value: own, label: own }, ...options];
}

export function countryName(code: string): string {
  return countryOptions(code).find(({ value }) => value === code)?.label ?? code;
}

export function languageName(code: string): string {
  return languageOptions(code).find(({ value }) => value === code)?.label ?? code;
}
