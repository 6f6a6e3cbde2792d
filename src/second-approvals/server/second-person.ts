import { and, eq, isNull, sql } from 'drizzle-orm';
import { administratorColumns } from '#accounts/server/list-administrators.ts';
import { mailReader } from '#accounts/server/mail-reader.ts';
import { staffDetails, users } from '#accounts/server/tables.ts';
import type { Config } from '#platform/config.ts';
import type { Database } from '#platform/db/connection.ts';
import { approvalErrors } from '#second-approvals/errors.ts';
import { type Administrator, findSecondObstacle, INVITED_DAYS } from '#second-approvals/rules/approval-states.ts';

export async function findAdministrator(database: Database, userId: string): Promise<Administrator> {
  const [found] = await database
    .select(administratorColumns)
    .from(users)
    .leftJoin(staffDetails, eq(staffDetails.userId, users.id))
    .where(eq(users.id, userId));
  return found!;
}

/** The operator named this person, who is bound by no time on the team. */
export const outsider = (userId: string): Administrator => ({ userId, since: new Date(0), invitedBy: null });

/** The person outside whom the operator named, once they have an account with two-step login; null: there is none. */
export async function findOutsideApprover(database: Database, { outsideApprover }: Pick<Config, 'outsideApprover'>) {
  if (outsideApprover === null) return null;
  const isLocked = and(eq(users.emailVerified, true), eq(users.twoFactorEnabled, true), isNull(users.deletedAt));
  const [found] = await database
    .select({ userId: users.id, ...mailReader })
    .from(users)
    .where(and(eq(users.email, outsideApprover), isLocked));
  return found ?? null;
}

const DAY_MS = 86_400_000;

/** Who invited administrators a short while ago, and who invited those: what a new one asks for may be the wish of whoever brought them in. */
export async function listInviters(database: Database, userIds: readonly string[], now: Date): Promise<string[]> {
  const newest = new Date(now.getTime() - INVITED_DAYS * DAY_MS).toISOString();
  const { rows } = await database.execute<{ userId: string }>(sql`
    with recursive involved (user_id) as (
      select unnest(${sql.param(userIds)}::uuid[])
      union
      select d.invited_by from involved i join users u on u.id = i.user_id join staff_details d on d.user_id = u.id
      where d.invited_by is not null and u.created_at > ${newest}::timestamptz)
    select user_id as "userId" from involved where user_id <> all(${sql.param(userIds)}::uuid[])`);
  return rows.map(({ userId }) => userId);
}

/** For what two people do without a request: throws why somebody may not be the second one, as `second-approvals.…`. */
export async function requireSecondPerson(
  transaction: Database,
  { userId, firstId, now }: { userId: string; firstId: string; now: Date },
): Promise<void> {
  const involved = [firstId, ...(await listInviters(transaction, [firstId], now))];
  if (involved.includes(userId)) throw approvalErrors.ownRequest();
  const obstacle = findSecondObstacle(await findAdministrator(transaction, userId), involved, now);
  if (obstacle) throw approvalErrors[obstacle]();
}
