import { isUuid } from '#platform/contract/uuid.ts';
import { and, eq } from 'drizzle-orm';
import { applicationsErrors } from '#applications/errors.ts';
import type { AdmissionLink } from '#jobs/vacancy/rules/admission-link.ts';
import type { Database } from '#platform/db/connection.ts';
import { projectVacancies } from '#projects/professionals/server/tables.ts';

/** Refuses an upsell or a replacement id that does not belong to the position: a link never creates a record. */
export async function checkVacancyLink(
  database: Database,
  positionId: string,
  { upsellId, replacementId }: AdmissionLink,
): Promise<void> {
  const id = upsellId ?? replacementId;
  if (id === undefined) return;
  const kind = upsellId === undefined ? 'replacement' : 'upsell';
  const [found] = isUuid(id)
    ? await database
        .select({ id: projectVacancies.id })
        .from(projectVacancies)
        .where(
          and(
            eq(projectVacancies.id, id),
            eq(projectVacancies.positionId, positionId),
            eq(projectVacancies.kind, kind),
          ),
        )
    : [];
  if (!found) throw applicationsErrors.linkUnknown();
}
