import { eq } from 'drizzle-orm';
import { type NavigationStage, stageRank } from '#accounts/rules/stages.ts';
import { users } from '#accounts/server/tables.ts';
import { clock } from '#platform/calendar/clock.ts';
import type { Database } from '#platform/db/connection.ts';

export interface PersonProgress {
  /** The display name that the person chose. */
  name?: string;
  /** Only applied when it is further than the current stage: nobody is moved back. */
  stage?: NavigationStage | null;
}

/** Records a person's progress in another capability: display name and stage. Returns the current stage. */
export async function advanceStage(
  transaction: Database,
  userId: string,
  { name, stage }: PersonProgress,
): Promise<NavigationStage> {
  const [person] = await transaction
    .select({ name: users.name, stage: users.navigationStage })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  if (!person) throw new Error('The person whose stage moves is not there.');
  const next = stage && stageRank(stage) > stageRank(person.stage) ? stage : person.stage;
  if (next === person.stage && (name === undefined || name === person.name)) return next;
  await transaction
    .update(users)
    .set({ navigationStage: next, updatedAt: clock.now(), ...(name !== undefined && { name }) })
    .where(eq(users.id, userId));
  return next;
}
