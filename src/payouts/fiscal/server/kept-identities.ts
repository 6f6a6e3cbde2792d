import { inArray } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import type { KeptIdentity } from './keep-identity.ts';
import { fiscalIdentities } from './tables.ts';

/** Who people with a deleted account are, for the bank that pays them what is still owed. People look by `lookAtIdentity`, which records it. */
export async function readKeptIdentities(
  database: Database,
  memberIds: readonly string[],
): Promise<Map<string, KeptIdentity>> {
  const rows = await database
    .select()
    .from(fiscalIdentities)
    .where(inArray(fiscalIdentities.memberId, [...memberIds]));
  return new Map(rows.map(({ memberId, identity }) => [memberId, JSON.parse(identity) as KeptIdentity]));
}
