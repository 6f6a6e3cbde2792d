const MAXIMUM_WORDS = 10;

/** The words of what somebody typed, without whatever the text search could read as an operator. */
export function searchWordsOf(typed: string): string[] {
  return typed
    .replace(/[^\p{L}\p{M}\p{N}.+#-]/gu, ' ')
    .split(/\s+/)
    .map((word) => word.replace(/^[.-]+|[.-]+$/g, ''))
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .slice(0, MAXIMUM_WORDS);
}

/**
 * What somebody typed, as a query of the text search: all words, the last one as a beginning because it may still be typed.
 * Null when there is no word in it. Each word is quoted, so that nothing typed is read as an operator.
 */
export function toSearchQuery(typed: string): string | null {
  const words = searchWordsOf(typed);
  if (words.length === 0) return null;
  return words.map((word, index) => `'${word}'${index === words.length - 1 ? ':*' : ''}`).join(' & ');
}
