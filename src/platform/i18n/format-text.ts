/** The texts of one capability in one language; keys are dotted paths into it. */
export interface Catalogue {
  readonly [key: string]: string | Catalogue;
}

export type TextParameters = Readonly<Record<string, string | number | null | undefined>>;

/** What `t` of a page is. */
export type Translate = (key: string, parameters?: TextParameters) => string;

function find(catalogue: Catalogue, key: string): string | undefined {
  let found: string | Catalogue | undefined = catalogue;
  for (const step of key.split('.')) found = typeof found === 'object' ? found[step] : undefined;
  return typeof found === 'string' ? found : undefined;
}

/** Making one takes far longer than asking it, and a page with many counts asks at each drawing. */
const pluralRules = new Map<string, Intl.PluralRules>();

function pluralRulesOf(locale: string): Intl.PluralRules {
  const known = pluralRules.get(locale) ?? new Intl.PluralRules(locale);
  pluralRules.set(locale, known);
  return known;
}

/**
 * A text of a catalogue with its `{{placeholders}}` filled. A number as `count` chooses the plural form of the language
 * (`key_one`, `key_other`, else the key itself). A key that is not there comes back as it is; the catalogue check keeps that from happening.
 */
export function formatText(catalogue: Catalogue, key: string, parameters: TextParameters, locale: string): string {
  const { count } = parameters;
  const plural =
    typeof count === 'number'
      ? (find(catalogue, `${key}_${pluralRulesOf(locale).select(count)}`) ?? find(catalogue, `${key}_other`))
      : undefined;
  const text = plural ?? find(catalogue, key) ?? key;
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(parameters[name] ?? ''));
}
