import type { SignedInContext } from '#platform/http/request-context.ts';
import { suggestionErrors } from '#suggestions/errors.ts';
import { mayCompanySee } from '#talent/server/may-company-see.ts';
import { findProfessional } from '#talent/server/queries.ts';
import { abilitiesOf } from './policy.ts';
import { presentSuggested } from './present-suggested.ts';
import { findRelations } from './relation-queries.ts';
import { requireVacancy, presentVacancy, type VacancyKey } from './vacancy.ts';

/** One professional beside a vacancy, if the caller may see them. */
export async function readSuggested(
  context: SignedInContext,
  key: VacancyKey,
  { professionalId, tests: countsTests }: { professionalId: string; tests: boolean },
) {
  const { database, reach, session, now } = context;
  const job = await requireVacancy(database, reach, key);
  const row = await requireVisible(context, professionalId);
  const relations = await findRelations(database, job.id, [row.id], session.userId);
  return {
    position: presentVacancy(job),
    professional: presentSuggested(row, { job, countsTests, relations, session, now }),
    abilities: abilitiesOf(context, job),
  };
}

/** Answers 404 for professionals whom the caller may not see. */
export async function requireVisible({ database, reach }: SignedInContext, professionalId: string) {
  const [seen, row] = await Promise.all([
    mayCompanySee(database, reach, professionalId),
    findProfessional(database, professionalId),
  ]);
  if (!seen || !row) throw suggestionErrors.professionalNotFound();
  return row;
}
