import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { demoSignIns } from '#accounts/rules/demo-sign-ins.ts';
import { users } from '#accounts/server/tables.ts';
import type { Config } from '#platform/config.ts';
import type { Database } from '#platform/db/connection.ts';

/** `off`: not in demo mode; `planted`: the demo world is in the database; `awaited`: it is still to be created. */
export type DemoState = 'off' | 'planted' | 'awaited';

const UNFINISHED = 'demo-world-unfinished';

/** The world is committed as a whole, so any of its people proves that it exists. */
export async function hasDemoWorld(database: Database): Promise<boolean> {
  return (await database.$count(users, eq(users.email, demoSignIns[0]!.email))) > 0;
}

/**
 * Demo mode is on by default while the embedded database is empty or contains the demo world. A mark in the data directory remembers the
 * decision until the world is created, so that an interrupted start is repeated even if people have signed up meanwhile.
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

/** Called once the world is created. */
export async function clearUnfinishedDemo({ dataDirectory }: Pick<Config, 'dataDirectory'>): Promise<void> {
  await rm(join(dataDirectory, UNFINISHED), { force: true });
}
