const TONES = 5;
const letters = new Intl.Segmenter('pt-BR', { granularity: 'grapheme' });

/** What people see as its first letter, which may be several characters. */
const firstLetter = (word: string) => letters.segment(word).containing(0)?.segment ?? '';

/** First letters of the first and last name; one letter for one word. */
export function initialsOf(name: string, count: 1 | 2 = 2): string {
  const words = name
    .trim()
    .split(/\s+/)
    .filter((word) => /^[\p{L}\p{N}]/u.test(word));
  const first = firstLetter(words[0] ?? '?');
  const last = words.length > 1 && count === 2 ? firstLetter(words.at(-1) ?? '') : '';
  return (first + last).toLocaleUpperCase('pt-BR');
}

/** A name has one soft colour on every page. */
export function toneOf(name: string): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return sum % TONES;
}
