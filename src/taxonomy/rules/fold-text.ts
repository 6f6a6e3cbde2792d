/** Is the database's `fold_text`: lower case, no accents, single spaces. Equal folds mean equal labels. */
export function foldText(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').trim();
}
