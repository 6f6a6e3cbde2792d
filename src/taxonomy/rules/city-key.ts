import { foldText } from './fold-text.ts';

/** Is the database's `city_key`: a city without case, accents and what follows it ("Recife/PE", "Recife - PE"). */
export function cityKey(city: string): string {
  return foldText(city)
    .replace(/(?:[,/(|]|\s[-–—]\s).*$/, '')
    .trim();
}
