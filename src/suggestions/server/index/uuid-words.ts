/** A UUID as four 32-bit numbers: a third of the memory of its text. */
export type UuidWords = readonly [number, number, number, number];

export function uuidWords(uuid: string): UuidWords {
  const hex = uuid.replaceAll('-', '');
  const word = (at: number) => Number.parseInt(hex.slice(at, at + 8), 16);
  return [word(0), word(8), word(16), word(24)];
}

export function uuidText(words: Uint32Array, at: number): string {
  const hex = Array.from(words.subarray(at, at + 4), (word) => word.toString(16).padStart(8, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** Mixes all four words into 32 bits, for hashing and for tie-breakers: ids created at the same moment share most of their first words. */
export function seedOf(words: Uint32Array | UuidWords, at = 0): number {
  return (words[at]! ^ words[at + 1]! ^ Math.imul(words[at + 2]!, 0x9e3779b1) ^ words[at + 3]!) >>> 0;
}
