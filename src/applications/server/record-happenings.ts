import type { Announced } from '#applications/server/announce-applications.ts';
import type { HappeningName } from '#platform/contract/happening.ts';
import type { Database } from '#platform/db/connection.ts';
import { recordHappenings } from '#platform/happenings/record-happening.ts';

/** Records the same happening for each of these applications. */
export function recordOfApplications(
  transaction: Database,
  name: HappeningName<'applicationId' | 'positionId' | 'memberId'>,
  applications: readonly Announced[],
  actorId: string | null,
): Promise<void> {
  return recordHappenings(transaction, happeningsOf(name, applications, actorId));
}

/** Makes one happening for each of these applications. */
export function happeningsOf(
  name: HappeningName<'applicationId' | 'positionId' | 'memberId'>,
  applications: readonly Announced[],
  actorId: string | null,
) {
  return applications.map(({ id: applicationId, workspaceId, positionId, memberId }) => ({
    name,
    workspaceId,
    actorId,
    ids: { applicationId, positionId, memberId },
  }));
}
