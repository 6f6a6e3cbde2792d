const TONES = 5;

/** First letters of the first and last name; one letter for one word. */
export function initialsOf(name: string, letters: 1 | 2 = 2): string {
  const words = name
    .trim()
    .split(/\s+/)
    .filter((word) => /^[\p{L}\p{N}]/u.test(word));
  const first = words[0]?.[0] ?? '?';
  const last = words.length > 1 && letters === 2 ? (words.at(-1)?.[0] ?? '') : '';
  return (first + last).toLocaleUpperCase('pt-BR');
}

/** A name has one soft colour on every page. */
export function toneOf(name: string): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return sum % TONES;
}
