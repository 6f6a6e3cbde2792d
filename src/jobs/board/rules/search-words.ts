const MAXIMUM_WORDS = 10;

/** The words of a typed text, without characters that the text search would parse as operators. */
export function searchWordsOf(typed: string): string[] {
  return typed
    .replace(/[^\p{L}\p{M}\p{N}.+#-]/gu, ' ')
    .split(/\s+/)
    .map((word) => word.replace(/^[.-]+|[.-]+$/g, ''))
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .slice(0, MAXIMUM_WORDS);
}

/** How the last word is read: it may be the beginning of one, or stands for itself. */
export type LastWord = 'beginning' | 'whole';

/**
 * Converts a typed text to a query of the text search: all words required, the last one as a prefix because it may be incomplete. Null when
 * it contains no word. Each word is quoted, so that no input is parsed as an operator.
 */
export function toSearchQuery(typed: string, last: LastWord = 'beginning'): string | null {
  return joinWords(typed, ' & ', last);
}

/** Makes a query for texts that contain any of the words; null for a single one, which `toSearchQuery` finds. */
export function toAnyWordQuery(typed: string, last: LastWord = 'beginning'): string | null {
  return searchWordsOf(typed).length > 1 ? joinWords(typed, ' | ', last) : null;
}

function joinWords(typed: string, operator: string, last: LastWord): string | null {
  const words = searchWordsOf(typed);
  if (words.length === 0) return null;
  return words.map((word) => `'${word}'`).join(operator) + (last === 'beginning' ? ':*' : '');
}
