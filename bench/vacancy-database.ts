import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBenchDatabase, throughClient } from './bench-database.ts';
import { drizzle } from 'drizzle-orm/node-postgres';
import { relearnWords } from '#jobs/board/server/vocabulary/learn-words.ts';
import { fillVacancies } from './fill-vacancies.ts';

const recipe = ['fill-vacancies.ts', 'vacancy-words.ts']
  .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
  .join('\n');

/** A database with so many vacancies. */
export function ensureVacancies(rows: number): Promise<string> {
  return ensureBenchDatabase({
    name: `vacancies_${rows}`,
    recipe,
    fill: throughClient(async (client) => {
      await fillVacancies(client, rows);
      await relearnWords(drizzle(client));
    }),
  });
}
