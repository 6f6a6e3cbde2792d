import { isCandidateOf } from '#pipeline/candidates/server/candidate-queries.ts';
import type { Reach } from '#platform/access/reach.ts';
import type { Database } from '#platform/db/connection.ts';
import { listedSince } from '#profiles/server/listing.ts';

/**
 * Why a company may see a professional: the professional wants to be found, has applied to one of the company's vacancies, or both. Null
 * when it may not, and the answer is 404.
 */
export async function mayCompanySee(
  database: Database,
  reach: Reach,
  memberId: string,
): Promise<{ isListed: boolean; isCandidate: boolean } | null> {
  const [isCandidate, since] = await Promise.all([
    isCandidateOf(database, reach, memberId),
    listedSince(database, memberId),
  ]);
  const isListed = since !== null;
  return isListed || isCandidate ? { isListed, isCandidate } : null;
}
