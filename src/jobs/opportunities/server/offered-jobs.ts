import type { OfferedJob } from '#jobs/opportunities/rules/suitability.ts';
import type { Database } from '#platform/db/connection.ts';
import type { Tag } from '#projects/rules/terms.ts';
import { foldText } from '#taxonomy/rules/fold-text.ts';
import { findSkillWeights } from '#taxonomy/server/skill-weights.ts';

const none: OfferedJob['skillWeights'] = new Map();

/** Vacancies with the taxonomy's weights of their skills, as the suitability rule needs them. */
export async function withSkillWeights<Job extends { professionId: string | null; tags: readonly Tag[] }>(
  database: Database,
  jobs: readonly Job[],
): Promise<(Job & Pick<OfferedJob, 'skillWeights'>)[]> {
  const professions = new Set(jobs.flatMap(({ professionId }) => professionId ?? []));
  const keys = new Set(jobs.flatMap(({ tags }) => tags.map(({ name }) => foldText(name))));
  const weights = await findSkillWeights(database, [...professions], [...keys]);
  return jobs.map((job) => ({ ...job, skillWeights: weights.get(job.professionId ?? '') ?? none }));
}
