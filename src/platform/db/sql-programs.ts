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
 * Remembers of each program the newest migration of the products that applied it, and its earlier texts: an older version of the
 * product that starts again beside or after a newer one leaves the newer programs alone. To return to an earlier text on purpose,
 * change a comment in it.
 */
const table = `
  create table if not exists sql_programs (name text primary key, hash text not null);
  alter table sql_programs add column if not exists migration bigint not null default 0;
  alter table sql_programs add column if not exists former text[] not null default '{}'`;

interface AppliedProgram {
  name: string;
  hash: string;
  migration: string;
  former: string[];
}

/** Whether a product with this newest migration may replace what is applied. */
function isNewer(hash: string, migration: number, applied: AppliedProgram | undefined): boolean {
  if (!applied) return true;
  if (applied.hash === hash) return false;
  return migration > Number(applied.migration) || !applied.former.includes(hash);
}

/**
 * Recreates the functions and triggers whose text changed since they were last created in this database. They replace existing
 * ones, so any of them can be recreated. Called after the migrations, under their lock.
 */
export async function applySqlPrograms(
  client: pg.ClientBase,
  programs: readonly SqlProgram[],
  migration: number,
): Promise<void> {
  await client.query(table);
  const { rows } = await client.query<AppliedProgram>('select name, hash, migration, former from sql_programs');
  const applied = new Map(rows.map((row) => [row.name, row]));
  const changed = programs.filter(({ name, hash }) => isNewer(hash, migration, applied.get(name)));
  if (changed.length === 0) return;
  const remembered = changed.map(
    ({ name, hash }) => `(${client.escapeLiteral(name)}, ${client.escapeLiteral(hash)}, ${migration})`,
  );
  const statements = [
    'begin',
    // A function may call one of a room later in the alphabet.
    'set local check_function_bodies = off',
    ...changed.map(({ text }) => text),
    `insert into sql_programs as present (name, hash, migration) values ${remembered.join(', ')}
     on conflict (name) do update set hash = excluded.hash, migration = excluded.migration,
       former = array_remove(present.former, excluded.hash) || present.hash`,
    'commit',
  ];
  try {
    await client.query(statements.join('\n;\n'));
  } catch (problem) {
    await client.query('rollback');
    throw problem;
  }
}
