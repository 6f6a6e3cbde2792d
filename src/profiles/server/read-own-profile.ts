import type { NavigationStage } from '#accounts/rules/stages.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { presentProfile } from '#profiles/server/present-profile.ts';
import { ensureProfile } from '#profiles/server/queries.ts';

export async function readOwnProfile({ database, session }: SignedInContext) {
  const row = await ensureProfile(database, session.userId);
  return presentProfile(row, session.navigationStage as NavigationStage);
}
