import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { taskTags } from './tables.ts';

/** A board's tags by name. */
export function listTags(database: Database, projectId: string) {
  return database
    .select({ tagId: taskTags.id, name: taskTags.name, colour: taskTags.colour, version: taskTags.version })
    .from(taskTags)
    .where(eq(taskTags.projectId, projectId))
    .orderBy(sql`fold_text(${taskTags.name})`, asc(taskTags.id));
}
