import { isUuid } from '#platform/contract/uuid.ts';
import type { Database } from '#platform/db/connection.ts';
import { findProfessional, type ProfessionalRow } from './queries.ts';

/** The professional of an address, if that person wants to be found and has a profile to show. */
export async function findListed(database: Database, memberId: string): Promise<ProfessionalRow | null> {
  const row = isUuid(memberId) ? await findProfessional(database, memberId) : null;
  return row?.is_listed && row.job_title !== '' ? row : null;
}
