import { inArray, sql } from 'drizzle-orm';
import { staffInvitations, users } from '#accounts/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import type { ApprovalPeople } from '#second-approvals/server/ports.ts';

/** Whose accounts, or which invited addresses, requests are about. */
export async function listStaffPeople(
  database: Database,
  ids: readonly string[],
): Promise<Map<string, ApprovalPeople>> {
  const rows = await database
    .select({
      id: users.id,
      userId: sql<string | null>`${users.id}`,
      name: sql<string>`concat_ws(' · ', nullif(${users.name}, ''), ${users.email})`,
    })
    .from(users)
    .where(inArray(users.id, [...ids]))
    .unionAll(
      database
        .select({
          id: staffInvitations.id,
          userId: sql<string | null>`null::uuid`,
          name: sql<string>`${staffInvitations.email}::text`,
        })
        .from(staffInvitations)
        .where(inArray(staffInvitations.id, [...ids])),
    );
  return new Map(rows.map(({ id, ...person }) => [id, { people: [{ ...person, money: null }], count: 1 }]));
}
