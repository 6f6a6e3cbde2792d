import { and, desc, eq, or, sql } from 'drizzle-orm';
import type { ScorecardStage } from '#pipeline/evaluation/rules/scorecard.ts';
import type { Database } from '#platform/db/connection.ts';
import { scorecardForms } from './tables.ts';

interface Place {
  workspaceId: string;
  positionId: string;
}

/** The latest questions of the company and of the position, by stage. */
export function listLatestForms(database: Database, { workspaceId, positionId }: Place) {
  return database
    .selectDistinctOn([scorecardForms.stage, scorecardForms.positionId])
    .from(scorecardForms)
    .where(or(eq(scorecardForms.workspaceId, workspaceId), eq(scorecardForms.positionId, positionId)))
    .orderBy(scorecardForms.stage, scorecardForms.positionId, desc(scorecardForms.version));
}

/** The latest questions of the company, by stage. */
export function listCompanyForms(database: Database, workspaceId: string) {
  return database
    .selectDistinctOn([scorecardForms.stage])
    .from(scorecardForms)
    .where(eq(scorecardForms.workspaceId, workspaceId))
    .orderBy(scorecardForms.stage, desc(scorecardForms.version));
}

/** The current questions: the position's own if it has any, otherwise the company's. */
export async function findForm(database: Database, { workspaceId, positionId }: Place, stage: ScorecardStage) {
  const own = await latest(database, and(eq(scorecardForms.positionId, positionId), eq(scorecardForms.stage, stage)));
  const form = own?.questions
    ? own
    : await latest(database, and(eq(scorecardForms.workspaceId, workspaceId), eq(scorecardForms.stage, stage)));
  return { formId: form?.id ?? null, questions: form?.questions ?? [] };
}

async function latest(database: Database, condition: ReturnType<typeof and>) {
  const [form] = await database
    .select()
    .from(scorecardForms)
    .where(condition)
    .orderBy(desc(scorecardForms.version))
    .limit(1);
  return form;
}

export async function findFormById(database: Database, formId: string | null) {
  if (formId === null) return { formId, questions: [] };
  const [form] = await database
    .select({ questions: scorecardForms.questions })
    .from(scorecardForms)
    .where(eq(scorecardForms.id, formId));
  return { formId, questions: form?.questions ?? [] };
}

/** Adds the next version; false when a concurrent call added it first. */
export async function addForm(database: Database, form: typeof scorecardForms.$inferInsert): Promise<boolean> {
  const [current] = await database
    .select({ version: sql<number>`coalesce(max(${scorecardForms.version}), 0)::int` })
    .from(scorecardForms)
    .where(
      and(
        form.positionId
          ? eq(scorecardForms.positionId, form.positionId)
          : eq(scorecardForms.workspaceId, form.workspaceId ?? ''),
        eq(scorecardForms.stage, form.stage),
      ),
    );
  if (current!.version !== form.version - 1) return false;
  const added = await database.insert(scorecardForms).values(form).onConflictDoNothing().returning();
  return added.length > 0;
}
