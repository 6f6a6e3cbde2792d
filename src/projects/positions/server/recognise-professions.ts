import type { Database } from '#platform/db/connection.ts';
import { recogniseProfession } from '#taxonomy/server/read-profession.ts';

interface NamedPosition {
  title: string;
  profession: string | null;
  textLanguage: 'pt' | 'en' | null;
}

/** Links vacancies to the taxonomy's professions like profiles: by the named profession, otherwise by the title. */
export async function withProfessions<Position extends NamedPosition>(
  database: Database,
  positions: readonly Position[],
): Promise<(Position & { professionId: string | null })[]> {
  const known = new Map<string, string | null>();
  const recognised = [];
  for (const position of positions) {
    const name = position.profession ?? position.title;
    const language = position.textLanguage ?? 'pt';
    const key = `${language}/${name}`;
    if (!known.has(key)) known.set(key, (await recogniseProfession(database, name, language))?.id ?? null);
    recognised.push({ ...position, professionId: known.get(key) ?? null });
  }
  return recognised;
}
