import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { users } from '#accounts/server/tables.ts';
import { applications } from '#applications/server/tables.ts';
import type { Reach } from '#platform/access/reach.ts';
import type { Database } from '#platform/db/connection.ts';
import { runPrepared } from '#platform/db/statements/prepared.ts';
import { withinReach } from '#platform/db/within-reach.ts';
import { positions } from '#projects/server/tables.ts';

export type LockedApplication = Awaited<ReturnType<typeof lockApplicationsWhere>>[number];

/** Applications with what a change of them needs, locked until the transaction ends. */
export function lockApplicationsWhere(transaction: Database, condition: SQL | undefined) {
  return runPrepared(transaction, lockingApplications(transaction, condition));
}

/** The query that locks them. */
export function lockingApplications(transaction: Database, condition: SQL | undefined) {
  // Always locked in the order of ids, so that two people who change the same candidates wait for each other instead of deadlocking.
  return transaction
    .select({
      application: applications,
      title: positions.title,
      companyName: positions.companyName,
      email: users.email,
      name: users.name,
      language: users.language,
      brand: users.brand,
    })
    .from(applications)
    .innerJoin(positions, eq(positions.id, applications.positionId))
    .innerJoin(users, eq(users.id, applications.memberId))
    .where(condition)
    .orderBy(asc(applications.id))
    .for('update', { of: applications });
}

export function lockApplications(
  transaction: Database,
  ids: string[],
  reach: Reach | { readonly memberId: string },
): Promise<LockedApplication[]> {
  const own =
    'memberId' in reach ? eq(applications.memberId, reach.memberId) : withinReach(applications.workspaceId, reach);
  return lockApplicationsWhere(transaction, and(sql`${applications.id} = any(${sql.param(ids)}::uuid[])`, own));
}
