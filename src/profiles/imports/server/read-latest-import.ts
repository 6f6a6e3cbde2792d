import type { SignedInContext } from '#platform/http/request-context.ts';
import { presentImport } from '#profiles/server/present-profile.ts';
import { ensureProfile, latestImport } from '#profiles/server/queries.ts';

export async function readLatestImport({ database, session }: SignedInContext) {
  const imported = await latestImport(database, session.userId);
  return { import: imported ? presentImport(imported, await ensureProfile(database, session.userId)) : null };
}
