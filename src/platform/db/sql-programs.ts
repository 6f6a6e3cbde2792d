import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type pg from 'pg';

const sources = join(import.meta.dirname, '..', '..');

type Values = Record<string, readonly (string | number)[]>;

interface SqlProgram {
  name: string;
  text: string;
  hash: string;
}

/**
 * The functions and triggers of every room: `server/sql/*.sql` of the room or of one of its wings, with the lists of the adjacent
 * `values.ts` inserted for `{{name}}`.
 */
export async function readSqlPrograms(folder = sources): Promise<SqlProgram[]> {
  // Bounded in depth: walking every folder would take a tenth of a start.
  const files = globSync('{*,*/*}/server/sql/*.sql', { cwd: folder }).toSorted();
  return Promise.all(
    files.map(async (file) => {
      const path = join(folder, file);
      const text = fillValues(readFileSync(path, 'utf8'), await valuesBeside(path));
      const name = relative(folder, path).replaceAll('\\', '/');
      return { name, text, hash: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

async function valuesBeside(path: string): Promise<Values> {
  const file = join(dirname(path), 'values.ts');
  if (!existsSync(file)) return {};
  return ((await import(pathToFileURL(file).href)) as { values: Values }).values;
}

function fillValues(text: string, values: Values): string {
  return text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => {
    const list = values[name];
    if (!list) throw new Error(`${place} stands in an SQL program, and no values.ts beside it has it.`);
    return `ARRAY[${list.map(toLiteral).join(', ')}]`;
  });
}

function toLiteral(value: string | number): string {
  return typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''")}'`;
}

/**
 * Recreates the functions and triggers whose text changed since they were last created in this database. They replace existing
 * ones, so any of them can be recreated. Called after the migrations, under their lock.
 */
export async function applySqlPrograms(client: pg.ClientBase, programs: readonly SqlProgram[]): Promise<void> {
  await client.query('create table if not exists sql_programs (name text primary key, hash text not null)');
  const { rows } = await client.query<{ name: string; hash: string }>('select name, hash from sql_programs');
  const present = new Map(rows.map(({ name, hash }) => [name, hash]));
  const changed = programs.filter(({ name, hash }) => present.get(name) !== hash);
  if (changed.length === 0) return;
  await client.query('begin');
  try {
    // A function may call one of a room later in the alphabet.
    await client.query('set local check_function_bodies = off');
    for (const { name, text, hash } of changed) {
      await client.query(text);
      await client.query(
        'insert into sql_programs values ($1, $2) on conflict (name) do update set hash = excluded.hash',
        [name, hash],
      );
    }
    await client.query('commit');
  } catch (problem) {
    await client.query('rollback');
    throw problem;
  }
}
