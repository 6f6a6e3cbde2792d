const SHORTEST_WORD = 4;

/** Without capitals and accents, which guessers vary first. */
const fold = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The words of a name, or of an address without its last label (`com`, `online`), that are long enough to give a password away. */
function ownWords(text: string): string[] {
  const told = text.includes('@') ? text.replace(/\.[^.@]*$/, '') : text;
  return fold(told)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= SHORTEST_WORD);
}

/** Whether a password contains a word, from four letters on, of the person's own names or address. */
export function containsOwnWords(password: string, namesAndAddress: readonly string[]): boolean {
  const folded = fold(password);
  return namesAndAddress.flatMap(ownWords).some((word) => folded.includes(word));
}
