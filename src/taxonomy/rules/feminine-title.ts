const endOfNames = new Set(['de', 'do', 'da', 'dos', 'das', 'em', 'e', 'para', 'com']);
const endings: readonly (readonly [masculine: RegExp, feminine: string])[] = [
  [/([dtslr])or$/, '$1ora'],
  [/eiro$/, 'eira'],
  [/(iv|ógraf|ári|tern|ic|íc|an|ad|ud|rit)o$/, '$1a'],
  [/teto$/, 'teta'],
  [/vogado$/, 'vogada'],
];
/** Words with such an ending that name a field or a tool instead of a person. */
const unchanged = new Set(['mercado', 'técnico-comercial']);

/**
 * The feminine form of a Portuguese title ("Engenheiro de dados" → "Engenheira de dados"), or null when the title has only one form.
 * Only the words before the first preposition change: what follows names the field. After a noun of common gender
 * ("Analista financeiro", "Gerente comercial") the market keeps the masculine form, so nothing changes.
 */
export function feminineTitle(title: string): string | null {
  const words = title.split(' ');
  const end = words.findIndex((word) => endOfNames.has(word.toLowerCase()));
  const head = end === -1 ? words : words.slice(0, end);
  const first = head[0] ?? '';
  const changedFirst = feminineWord(first);
  if (changedFirst === first) return null;
  const changed = head.map((word, index) =>
    index === 0 ? changedFirst : isLowerCase(word) ? feminineWord(word) : word,
  );
  return [...changed, ...words.slice(head.length)].join(' ');
}

function feminineWord(word: string): string {
  if (unchanged.has(word)) return word;
  for (const [masculine, feminine] of endings) if (masculine.test(word)) return word.replace(masculine, feminine);
  return word;
}

function isLowerCase(word: string): boolean {
  return word === word.toLowerCase();
}
