import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { timeEntrySteps } from '#timesheets/hours/server/tables.ts';

/** Who contested an entry last. */
export async function findContester(database: Database, entryId: string): Promise<{ id: string; text: string } | null> {
  const [step] = await database
    .select({ id: timeEntrySteps.actorId, text: timeEntrySteps.text })
    .from(timeEntrySteps)
    .where(and(eq(timeEntrySteps.entryId, entryId), eq(timeEntrySteps.step, 'contested')))
    .orderBy(sql`${timeEntrySteps.at} desc`)
    .limit(1);
  return step?.id ? { id: step.id, text: step.text } : null;
}
