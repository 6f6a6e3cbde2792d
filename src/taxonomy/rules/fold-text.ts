/** The same fold as the database's `fold_text`: lower case, without accents, single spaces. Equal folds mean equal labels. */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}
