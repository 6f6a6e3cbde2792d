import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { demoSignIns } from '#accounts/rules/demo-sign-ins.ts';
import { users } from '#accounts/server/tables.ts';
import type { Config } from '#platform/config.ts';
import type { Database } from '#platform/db/connection.ts';

/** Outside demo mode, with the demo world in the database, or with one still to be planted. */
export type DemoState = 'off' | 'planted' | 'awaited';

const UNFINISHED = 'demo-world-unfinished';

/** The world appears in one commit, so each of its people stands for all of it. */
export async function hasDemoWorld(database: Database): Promise<boolean> {
  return (await database.$count(users, eq(users.email, demoSignIns[0]!.email))) > 0;
}

/**
 * Demo mode: on by default while the embedded database is empty or holds the demo world. A mark in the data directory remembers the
 * decision until the world is planted: a start that was cut off is repeated, although people may have signed up meanwhile.
 */
export async function decideDemo(
  database: Database,
  { demo, databaseUrl, dataDirectory }: Pick<Config, 'demo' | 'databaseUrl' | 'dataDirectory'>,
): Promise<DemoState> {
  if (demo === false) return 'off';
  const mark = join(dataDirectory, UNFINISHED);
  if (await hasDemoWorld(database)) {
    await rm(mark, { force: true });
    return 'planted';
  }
  if (demo === true) return 'awaited';
  if (databaseUrl !== undefined) return 'off';
  if (existsSync(mark)) return 'awaited';
  const isEmpty = (await database.select({ id: users.id }).from(users).limit(1)).length === 0;
  if (!isEmpty) return 'off';
  await writeFile(mark, 'Removed once the demo world is planted.\n');
  return 'awaited';
}

/** Called after the world was planted. */
export async function forgetUnfinishedDemo({ dataDirectory }: Pick<Config, 'dataDirectory'>): Promise<void> {
  await rm(join(dataDirectory, UNFINISHED), { force: true });
}
