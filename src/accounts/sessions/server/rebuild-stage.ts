import { and, eq } from 'drizzle-orm';
import { isOwnStage, rebuiltStage } from '#accounts/sessions/rules/rebuilt-stage.ts';
import type { Person } from '#accounts/server/queries.ts';
import { users } from '#accounts/server/tables.ts';
import type { Context } from '#platform/http/request-context.ts';

/** Returns the person with a valid stage: an invalid one is rebuilt from the records on the server. */
export async function rebuildStage(context: Context, person: Person): Promise<Person> {
  const { role, assessmentUser, navigationStage: stage } = person;
  if (isOwnStage({ role, stage, assessmentUser })) return person;
  const { headerSubtitle, level } = await context.ports.readFurtherClaims(context.database, person, null);
  const hasProfile = { hasJobTitle: headerSubtitle !== '', hasLevel: level !== null };
  const next = rebuiltStage({ role, stage, assessmentUser, ...hasProfile });
  await context.database
    .update(users)
    .set({ navigationStage: next, updatedAt: context.now })
    .where(and(eq(users.id, person.id), eq(users.navigationStage, stage)));
  return { ...person, navigationStage: next };
}
