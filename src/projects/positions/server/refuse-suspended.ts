import type { Database } from '#platform/db/connection.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { projectErrors } from '#projects/errors.ts';

/** A company whose plan is suspended publishes nothing until it is paid; what it has published stays. Throws `projects.planSuspended`. */
export async function refuseSuspended(
  database: Database,
  { ports, now }: Pick<SignedInContext, 'ports' | 'now'>,
  workspaceId: string,
): Promise<void> {
  if (await ports.isPlanSuspended(database, { workspaceId, product: 'ats', now })) throw projectErrors.planSuspended();
}
