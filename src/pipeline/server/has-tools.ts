import { type Column, eq } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { candidateViews } from '#pipeline/company/server/views/tables.ts';
import { scorecardForms } from '#pipeline/evaluation/server/scorecards/tables.ts';
import { rejectionReasons } from '#pipeline/moving/server/tables.ts';
import { candidateTags } from '#pipeline/tags/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';

const tools: readonly (PgTable & { workspaceId: Column })[] = [
  candidateTags,
  rejectionReasons,
  scorecardForms,
  candidateViews,
];

/** Whether somebody created tags, reasons, questions or views in a company space. */
export async function hasTools(database: Database, workspaceId: string): Promise<boolean> {
  for (const table of tools) if ((await database.$count(table, eq(table.workspaceId, workspaceId))) > 0) return true;
  return false;
}
