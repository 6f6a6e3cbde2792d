import {
  type Catalogue,
  type Language,
  type Namespace,
  languages,
  pluralForm,
  withoutPlural,
} from './read-catalogues.ts';

type Entry = { forms: Set<string>; placeholders: Set<string> };

/** Portuguese has a form for millions that English lacks. */
const formsOfOneLanguage = new Set(['many', 'zero', 'two', 'few']);

function entries(catalogue: Catalogue): Map<string, Entry> {
  const found = new Map<string, Entry>();
  for (const [key, text] of catalogue) {
    const name = withoutPlural(key);
    const entry = found.get(name) ?? { forms: new Set(), placeholders: new Set() };
    found.set(name, entry);
    const form = pluralForm(key);
    if (form && !formsOfOneLanguage.has(form)) entry.forms.add(form);
    for (const match of text.matchAll(/\{\{-?\s*([\w.]+)/g)) entry.placeholders.add(match[1]!);
  }
  return found;
}

function list(values: Set<string>): string {
  return [...values].toSorted().join(', ') || 'none';
}

/** Checks that both languages have the same keys, placeholders and plurals. */
export function compareLanguages(namespace: Namespace): string[] {
  const problems: string[] = [];
  const file = (language: Language) => `${namespace.path}/${language}.json`;
  const en = entries(namespace.texts.en);
  const pt = entries(namespace.texts.pt);
  for (const key of en.keys()) if (!pt.has(key)) problems.push(`${file('pt')}: "${key}" is missing.`);
  for (const key of pt.keys()) if (!en.has(key)) problems.push(`${file('en')}: "${key}" is missing.`);
  for (const [key, inEnglish] of en) {
    const inPortuguese = pt.get(key);
    if (!inPortuguese) continue;
    for (const what of ['placeholders', 'forms'] as const) {
      const [here, there] = [list(inEnglish[what]), list(inPortuguese[what])];
      if (here !== there) problems.push(`${namespace.path}: "${key}" has other ${what}: en ${here}; pt ${there}.`);
    }
    const forms = list(inEnglish.forms);
    if (forms !== 'none' && forms !== 'one, other') problems.push(`${namespace.path}: "${key}" needs _one and _other.`);
  }
  for (const language of languages) {
    for (const [key, text] of namespace.texts[language]) {
      if (text.trim() === '') problems.push(`${file(language)}: "${key}" is empty.`);
    }
  }
  return problems;
}
