const SHORTEST_WORD = 4;

/** Ignores case and accents, which attackers vary first. */
const fold = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The words of a name, or of an address without its top-level domain (`com`, `online`), that are long enough to weaken a password. */
function ownWords(text: string): string[] {
  const name = text.includes('@') ? text.replace(/\.[^.@]*$/, '') : text;
  return fold(name)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= SHORTEST_WORD);
}

/** Whether a password contains a word of at least four letters from the person's own names or address. */
export function containsOwnWords(password: string, namesAndAddress: readonly string[]): boolean {
  const folded = fold(password);
  return namesAndAddress.flatMap(ownWords).some((word) => folded.includes(word));
}
