/** Folds text for comparison: accents, case and repeated spaces are ignored; punctuation counts (C++ is not C#). */
export function foldText(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}
