import { possibleValues, splitArguments, upToClosing } from './scan-text.ts';

/** A use of a text. With several namespaces, it is in one of them. */
export type Usage = { path: string; namespaces: string[]; key: string; pattern: RegExp };

type Translator = { namespaces: string[]; prefix: string };

function literals(text: string): string[] {
  return [...text.matchAll(/['"]([\w/-]+)['"]/g)].map((match) => match[1]!);
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

/** Turns `'status.open'` or `` `status.${status}` `` into a pattern of possible keys. Plurals, contexts and whole groups count as used too. */
function toPattern(literal: string): RegExp | undefined {
  const pieces = literal.slice(1, -1).split(/\$\{[^}]*\}/);
  if (pieces.every((piece) => /^[.:]*$/.test(piece))) return undefined;
  return new RegExp(`^${pieces.map(escape).join('.+')}(_\\w+|\\..+)?$`);
}

/** `const { t } = useTranslation('jobs')`, `const { t: common } = useTranslation('platform', { keyPrefix: 'form' })` */
function findTranslators(source: string, folder: string): Map<string, Translator> {
  const found = new Map<string, Translator>();
  for (const match of source.matchAll(/\{([^{}]*)\}\s*=\s*useTranslation\(/g)) {
    const alias = /\bt\s*:\s*(\w+)/.exec(match[1]!)?.[1] ?? 't';
    const [first = '', second = ''] = splitArguments(upToClosing(source, match.index + match[0].length));
    const named = literals(first);
    const prefix = /keyPrefix:\s*['"]([^'"]+)['"]/.exec(second)?.[1];
    const earlier = found.get(alias)?.namespaces ?? [];
    const namespaces = [...new Set([...earlier, ...(named.length > 0 ? named : [folder])])];
    found.set(alias, { namespaces, prefix: prefix ? `${prefix}.` : '' });
  }
  return found;
}

/** All uses in one file, given the names of the namespaces. */
export function findUsages(path: string, source: string, names: string[]): Usage[] {
  const folder = path.split('/')[1]!;
  const usages: Usage[] = [];
  const translators = findTranslators(source, folder);
  const handedIn = [...source.matchAll(/TFunction<([^>]*)>/g)].flatMap((match) => literals(match[1]!));
  const anyOfFile = [...new Set([folder, ...handedIn, ...[...translators.values()].flatMap((t) => t.namespaces)])];

  function add(literal: string, translator: Translator): void {
    const named = /^(['"`])([\w/-]+):(.*)\1$/s.exec(literal);
    const namespaces = named && names.includes(named[2]!) ? [named[2]!] : translator.namespaces;
    const key = namespaces === translator.namespaces ? translator.prefix + literal.slice(1, -1) : named![3]!;
    const pattern = toPattern(`'${key}'`);
    if (pattern) usages.push({ path, namespaces, key, pattern });
  }

  for (const match of source.matchAll(/(?<![\w$])(?:(?:i18n|i18next)\.)?(\w+)\(/g)) {
    const name = match[1]!;
    const translator = translators.get(name) ?? (name === 't' ? { namespaces: anyOfFile, prefix: '' } : undefined);
    if (!translator) continue;
    const [first = ''] = splitArguments(upToClosing(source, match.index + match[0].length));
    for (const literal of possibleValues(first.trim())) add(literal, translator);
  }
  for (const match of source.matchAll(/\bi18nKey=(\{)?/g)) {
    const at = match.index + match[0].length;
    const value = match[1] ? upToClosing(source, at) : (/^(['"])[^'"]*\1/.exec(source.slice(at))?.[0] ?? '');
    for (const literal of possibleValues(value.trim())) add(literal, { namespaces: anyOfFile, prefix: '' });
  }
  const qualified = new RegExp(`(['"\`])(?:${names.join('|')}):[\\w.\${}()\\[\\]'-]+?\\1`, 'g');
  for (const match of source.matchAll(qualified)) add(match[0], { namespaces: [], prefix: '' });
  for (const match of source.matchAll(/defineErrors\(\s*['"]([\w-]+)['"]\s*,\s*\{/g)) {
    const body = upToClosing(source, match.index + match[0].length);
    for (const name of body.matchAll(/(\w+)\s*:/g)) add(`'errors.${name[1]}'`, { namespaces: [match[1]!], prefix: '' });
  }
  for (const match of source.matchAll(/defineWaiting\(\s*['"]([\w-]+)['"]\s*,\s*\{/g)) {
    const body = upToClosing(source, match.index + match[0].length).replace(/\/\*.*?\*\//gs, '');
    for (const part of splitArguments(body)) {
      const name = /^\s*(\w+)\s*:/.exec(part)?.[1];
      if (name) add(`'waiting.${name}'`, { namespaces: [match[1]!], prefix: '' });
    }
  }
  // The names of happenings begin with what saved rows call the room.
  const saved = /defineHappenings\(\s*'([\w-]+)'/.exec(source)?.[1];
  if (saved)
    for (const [, name] of source.matchAll(/(\w+): \{[^{}]*\bactivity: '(?!none)/g))
      add(`'activity.${saved}.${name}'`, { namespaces: [folder], prefix: '' });
  return usages;
}

/** Dotted strings that may be keys stored in data, such as a list of menu entries: enough to count as used. */
export function findMentions(source: string): string[] {
  return [...source.matchAll(/(['"`])([\w-]+(?:\.[\w-]+)+)\1/g)].map((match) => match[2]!);
}
