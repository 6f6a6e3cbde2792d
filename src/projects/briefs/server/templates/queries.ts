import { and, asc, eq, sql } from 'drizzle-orm';
import { users } from '#accounts/server/tables.ts';
import type { Reach } from '#platform/access/reach.ts';
import type { Database } from '#platform/db/connection.ts';
import { withinReach } from '#platform/db/within-reach.ts';
import { MAXIMUM_TEMPLATES } from '#projects/briefs/rules/brief-limits.ts';
import { briefTemplates } from './tables.ts';

const summary = {
  id: briefTemplates.id,
  name: briefTemplates.name,
  positions: sql<number>`jsonb_array_length(${briefTemplates.answers} -> 'positions')`,
  by: users.name,
  version: briefTemplates.version,
  updatedAt: briefTemplates.updatedAt,
};

export async function listTemplates(database: Database, reach: Reach) {
  const rows = await database
    .select(summary)
    .from(briefTemplates)
    .leftJoin(users, eq(users.id, briefTemplates.createdBy))
    .where(withinReach(briefTemplates.workspaceId, reach))
    .orderBy(sql`lower(${briefTemplates.name})`, asc(briefTemplates.id))
    .limit(MAXIMUM_TEMPLATES);
  return rows.map((row) => ({ ...row, updatedAt: row.updatedAt.toISOString() }));
}

export async function readTemplate(database: Database, reach: Reach, templateId: string) {
  const [row] = await database
    .select(summary)
    .from(briefTemplates)
    .leftJoin(users, eq(users.id, briefTemplates.createdBy))
    .where(and(eq(briefTemplates.id, templateId), withinReach(briefTemplates.workspaceId, reach)));
  return row ? { ...row, updatedAt: row.updatedAt.toISOString() } : null;
}

export async function findTemplateAnswers(database: Database, reach: Reach, templateId: string) {
  const [row] = await database
    .select({ answers: briefTemplates.answers })
    .from(briefTemplates)
    .where(and(eq(briefTemplates.id, templateId), withinReach(briefTemplates.workspaceId, reach)));
  return row?.answers ?? null;
}

/** Locks the template until the transaction ends. */
export async function lockTemplate(transaction: Database, reach: Reach, templateId: string) {
  const [row] = await transaction
    .select({ version: briefTemplates.version, workspaceId: briefTemplates.workspaceId })
    .from(briefTemplates)
    .where(and(eq(briefTemplates.id, templateId), withinReach(briefTemplates.workspaceId, reach)))
    .for('update');
  return row ?? null;
}
