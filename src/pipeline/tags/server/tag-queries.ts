import { eq, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { candidateTags } from './tables.ts';

const view = {
  tagId: candidateTags.id,
  name: candidateTags.name,
  colour: candidateTags.colour,
  version: candidateTags.version,
};

/** A company's tags by name. */
export function listTags(database: Database, workspaceId: string) {
  return database
    .select(view)
    .from(candidateTags)
    .where(eq(candidateTags.workspaceId, workspaceId))
    .orderBy(sql`fold_text(${candidateTags.name})`, candidateTags.id);
}
