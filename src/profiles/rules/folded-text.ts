/** Text for comparing: accents, case and repeated spaces do not count; signs do (C++ is not C#). */
export function foldText(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}
