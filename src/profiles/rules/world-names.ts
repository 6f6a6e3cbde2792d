import { foldText } from '#profiles/rules/folded-text.ts';

const NAMED_IN = ['en', 'pt', 'es'];
const letters = 'abcdefghijklmnopqrstuvwxyz'.split('');
const twoLetters = letters.flatMap((first) => letters.map((second) => first + second));

// Common names that the standard tables lack.
const otherLanguageNames: Record<string, string> = {
  'portugues brasileiro': 'pt',
  'portugues do brasil': 'pt',
  'brazilian portuguese': 'pt',
  mandarim: 'zh',
  mandarin: 'zh',
  castelhano: 'es',
  castellano: 'es',
  alemao: 'de',
  deutsch: 'de',
  francais: 'fr',
  italiano: 'it',
};
const otherCountryNames: Record<string, string> = {
  usa: 'US',
  eua: 'US',
  'united states of america': 'US',
  'estados unidos da america': 'US',
  uk: 'GB',
  england: 'GB',
  inglaterra: 'GB',
  holanda: 'NL',
  holland: 'NL',
};

function namesToCodes(
  type: 'language' | 'region',
  codes: string[],
  others: Record<string, string>,
): Map<string, string> {
  const found = new Map(Object.entries(others));
  for (const language of NAMED_IN) {
    const names = new Intl.DisplayNames([language], { type, fallback: 'none' });
    for (const code of codes) {
      const name = names.of(code);
      if (name && !found.has(foldText(name))) found.set(foldText(name), code);
    }
  }
  return found;
}

let languages: Map<string, string> | undefined;
let countries: Map<string, string> | undefined;

/** ISO 639-1 code of a language named in English, Portuguese or Spanish ('Inglês' → 'en'); an unknown name is returned trimmed. */
export function languageCode(name: string): string {
  // Deprecated codes (iw for he) are skipped, or they would win over the current ones.
  languages ??= namesToCodes(
    'language',
    twoLetters.filter((code) => Intl.getCanonicalLocales(code)[0] === code),
    otherLanguageNames,
  );
  const folded = foldText(name);
  return languages.get(folded) ?? languages.get(folded.replace(/\s*\(.*\)$/, '')) ?? name.trim();
}

/** ISO 3166-1 code of a country named in English, Portuguese or Spanish, or given as a code; an unknown name is returned trimmed. */
export function countryCode(name: string): string {
  const codes = twoLetters.map((code) => code.toUpperCase());
  countries ??= namesToCodes(
    'region',
    codes.filter((code) => new Intl.Locale(`und-${code}`).region === code),
    otherCountryNames,
  );
  const known = countries;
  const code = name.trim().toUpperCase();
  return known.get(foldText(name)) ?? ([...known.values()].includes(code) ? code : name.trim());
}
