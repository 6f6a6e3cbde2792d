import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBenchDatabase, throughClient } from './bench-database.ts';
import { drizzle } from 'drizzle-orm/node-postgres';
import { reindexWords } from '#jobs/board/server/vocabulary/index-words.ts';
import { fillVacancies } from './fill-vacancies.ts';

const recipe = ['fill-vacancies.ts', 'vacancy-words.ts']
  .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
  .join('\n');

/** A database with the given number of vacancies. */
export function ensureVacancies(rows: number): Promise<string> {
  return ensureBenchDatabase({
    name: `vacancies_${rows}`,
    recipe,
    fill: throughClient(async (client) => {
      await fillVacancies(client, rows);
      await reindexWords(drizzle(client));
    }),
  });
}
