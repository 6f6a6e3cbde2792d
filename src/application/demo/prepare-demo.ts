import { sql } from 'drizzle-orm';
import { demoSignIns } from '#accounts/rules/demo-sign-ins.ts';
import { users } from '#accounts/server/tables.ts';
import { buildDemoWorld } from '#application/demo/demo-world.ts';
import type { Database } from '#platform/db/connection.ts';

const DEMO_LOCK = 7_205_002;

/**
 * Demo mode: on by default while the embedded database is empty or holds the demo world. The world is built once, even when several instances start
 * together. Returns whether the product is in demo mode.
 */
export async function prepareDemo(
  database: Database,
  options: { wanted: boolean | undefined; embedded: boolean },
): Promise<boolean> {
  if (options.wanted === false) return false;
  return database.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${DEMO_LOCK})`);
    const isEmpty = (await transaction.select({ id: users.id }).from(users).limit(1)).length === 0;
    const hasWorld = !isEmpty && (await transaction.$count(users, sql`${users.email} = ${demoSignIns[0]!.email}`)) > 0;
    if (hasWorld) return true;
    if (options.wanted !== true && !(options.embedded && isEmpty)) return false;
    await buildDemoWorld(transaction);
    return true;
  });
}
