import { type SQL, sql } from 'drizzle-orm';
import type { CandidateSource } from '#applications/rules/candidate-sources.ts';

/** Holds where `applicationId` is an application of the company by one of the sources, as its figures count them. */
export function cameBy(applicationId: SQL, workspaceId: string, sources: readonly CandidateSource[]): SQL {
  return sql`${applicationId} in (select j.application_id from candidate_journeys j
    where j.workspace_id = ${workspaceId} and j.source in ${[...sources]})`;
}
