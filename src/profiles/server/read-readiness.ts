import type { Database } from '#platform/db/connection.ts';
import { missingForApplication } from '#profiles/rules/application-readiness.ts';
import { scoreProfile } from '#profiles/rules/profile-score.ts';
import { ensureProfile } from '#profiles/server/queries.ts';

/** What a member still lacks before applying, for the capability that takes applications; empty means ready. */
export async function readReadiness(database: Database, memberId: string) {
  const { content } = await ensureProfile(database, memberId);
  return { missing: missingForApplication(content), score: scoreProfile(content).score };
}
