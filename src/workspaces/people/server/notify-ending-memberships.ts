import { and, eq, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { users } from '#accounts/server/tables.ts';
import { clockTime } from '#platform/db/clock-time.ts';
import type { AnyJob } from '#platform/jobs/queue.ts';
import { queueMails } from '#platform/mail/outbox.ts';
import { workspaceHappenings } from '#workspaces/happenings.ts';
import { NOTICE_DAYS } from '#workspaces/rules/space-limits.ts';
import { endingMail, spaceName } from '#workspaces/server/emails.ts';
import { workspaceMembers, workspaces } from '#workspaces/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';

/** Once a day, notifies people whose membership ends in three days. */
export const notifyEndingMembershipsJob: AnyJob = {
  name: 'notify-ending-memberships',
  retryLimit: 3,
  retryDelaySeconds: 300,
  schedule: '0 12 * * *',
  run: (_data, { database }) => notifyEndingMemberships(database),
};

/** Each membership falls into the window of exactly one day. */
export async function notifyEndingMemberships(database: Database): Promise<void> {
  const owners = alias(users, 'owners');
  const inDays = (days: number) => sql`date_trunc('day', ${clockTime}, 'UTC') + make_interval(days => ${days})`;
  await database.transaction(async (transaction) => {
    const ending = await transaction
      .select({ person: users, owner: owners, space: workspaces, endsAt: workspaceMembers.expiresAt })
      .from(workspaceMembers)
      .innerJoin(users, eq(users.id, workspaceMembers.userId))
      .innerJoin(workspaces, eq(workspaces.id, workspaceMembers.workspaceId))
      .innerJoin(owners, eq(owners.id, workspaces.ownerId))
      .where(
        and(
          isNull(workspaces.closedAt),
          sql`${workspaceMembers.expiresAt} >= ${inDays(NOTICE_DAYS)}`,
          sql`${workspaceMembers.expiresAt} < ${inDays(NOTICE_DAYS + 1)}`,
        ),
      );
    await queueMails(
      transaction,
      workspaceHappenings.membershipEnding,
      ending.map(({ person, owner, space, endsAt }) =>
        endingMail(person, { space: spaceName(space, owner), owner, endsAt: endsAt! }),
      ),
    );
  });
}
