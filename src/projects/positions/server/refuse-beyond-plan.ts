import type { Database } from '#platform/db/connection.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { projectErrors } from '#projects/errors.ts';

/**
 * Whether a company may publish so many vacancies more. Throws `projects.planSuspended` while its plan is not paid, and `projects.freeJobsUsed`
 * when a company without a plan has published what is free this month; what it has published stays. Called in the transaction that publishes.
 */
export async function refuseBeyondPlan(
  transaction: Database,
  { ports, now, settings }: Pick<SignedInContext, 'ports' | 'now' | 'settings'>,
  { workspaceId, units }: { workspaceId: string; units: number },
): Promise<void> {
  const free = settings.freePlanUnits.ats;
  const obstacle = await ports.findPlanObstacle(transaction, { workspaceId, product: 'ats', units, free, now });
  if (obstacle === 'suspended') throw projectErrors.planSuspended();
  if (obstacle === 'freeUnitsUsed') throw projectErrors.freeJobsUsed({ count: free });
}
