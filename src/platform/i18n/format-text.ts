/** The texts of one capability in one language; keys are dotted paths into it. */
export interface Catalogue {
  readonly [key: string]: string | Catalogue;
}

/** Companies read words of their own where the product's belong to recruiters (decision 78). */
export type Audience = 'company';

export type TextParameters = Readonly<Record<string, string | number | null | undefined>>;

/** The type of a page's `t`. */
export type Translate = (key: string, parameters?: TextParameters) => string;

function find(catalogue: Catalogue, key: string): string | undefined {
  let found: string | Catalogue | undefined = catalogue;
  for (const step of key.split('.')) found = typeof found === 'object' ? found[step] : undefined;
  return typeof found === 'string' ? found : undefined;
}

/** Cached, because creating one takes far longer than using it, and a page with many counts uses it at each render. */
const pluralRules = new Map<string, Intl.PluralRules>();

function pluralRulesOf(locale: string): Intl.PluralRules {
  const known = pluralRules.get(locale) ?? new Intl.PluralRules(locale);
  pluralRules.set(locale, known);
  return known;
}

/** Brazilians say "0 vagas"; the rules of Unicode count none as one. Fractions below two stay singular: "1,5 hora". */
function pluralFormOf(count: number, locale: string): string {
  return count === 0 ? 'other' : pluralRulesOf(locale).select(count);
}

/**
 * A catalogue text with its `{{placeholders}}` filled. A number as `count` selects the plural form of the language (`key_one`,
 * `key_other`, otherwise the key itself). For an `audience` a text may have words of its own: `key_company`. A missing key is returned as it is; the catalogue check prevents that.
 */
export function formatText(catalogue: Catalogue, key: string, parameters: TextParameters, locale: string): string {
  const { count } = parameters;
  const plural =
    typeof count === 'number'
      ? (find(catalogue, `${key}_${pluralFormOf(count, locale)}`) ?? find(catalogue, `${key}_other`))
      : undefined;
  const own = parameters.audience === undefined ? undefined : find(catalogue, `${key}_${parameters.audience}`);
  const text = own ?? plural ?? find(catalogue, key) ?? key;
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(parameters[name] ?? ''));
}
