import { and, asc, eq, exists, gt, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { users } from '#accounts/server/tables.ts';
import { applications } from '#applications/server/tables.ts';
import { daysBefore, LATEST_REMINDER_DAYS, REMINDER_DAYS } from '#pipeline/invitations/rules/invitation-terms.ts';
import type { Database } from '#platform/db/connection.ts';
import type { AnyJob } from '#platform/jobs/queue.ts';
import { runBatches } from '#platform/jobs/run-batches.ts';
import { positions, projects } from '#projects/server/tables.ts';
import { workspaces } from '#workspaces/server/tables.ts';
import { mailInvitation } from './mail-invitation.ts';
import { emailInvitations } from './tables.ts';

const AT_ONCE = 50;

/** Every hour: reminds whoever has not answered within a week, once. */
export const remindInvitedJob: AnyJob = {
  name: 'remind-invited',
  retryLimit: 3,
  retryDelaySeconds: 300,
  schedule: '25 * * * *',
  run: (_data, { database, now }) => remindInvited(database, { now }),
};

interface Reminding {
  now: Date;
}

/**
 * Marks and mails in one transaction, so that several processes remind once. Addresses whose mails were stopped are marked like the others: the
 * company sees no difference.
 */
export function remindInvited(database: Database, { now }: Reminding): Promise<void> {
  return runBatches(database, AT_ONCE, async (transaction) => {
    const due = await lockDue(transaction, now);
    if (due.length === 0) return 0;
    const ids = due.map(({ invitation }) => invitation.id);
    await transaction.update(emailInvitations).set({ remindedAt: now }).where(inArray(emailInvitations.id, ids));
    for (const { invitation, title, companyName, brand, hasApplied } of due)
      if (!hasApplied) await mailInvitation(transaction, invitation, { title, companyName, brand, isReminder: true });
    return due.length;
  });
}

/** Unanswered ones of vacancies that take applications. */
function lockDue(transaction: Database, now: Date) {
  const { createdAt, remindedAt, answeredAt, withdrawnAt, declinedAt, email, openedBy, positionId } = emailInvitations;
  const candidates = alias(users, 'candidates');
  const hasApplied = exists(
    transaction
      .select({ one: sql`1` })
      .from(applications)
      .innerJoin(candidates, eq(candidates.id, applications.memberId))
      .where(
        and(
          eq(applications.positionId, positionId),
          ne(applications.state, 'withdrawn'),
          or(eq(candidates.id, openedBy), eq(candidates.email, email)),
        ),
      ),
  );
  return transaction
    .select({
      invitation: emailInvitations,
      title: positions.title,
      companyName: positions.companyName,
      brand: users.brand,
      /** In another way: reminding them would be strange. */
      hasApplied: sql<boolean>`${hasApplied}`,
    })
    .from(emailInvitations)
    .innerJoin(positions, and(eq(positions.id, positionId), eq(positions.state, 'open')))
    .innerJoin(projects, and(eq(projects.id, positions.projectId), ne(projects.status, 'underReview')))
    .innerJoin(workspaces, and(eq(workspaces.id, emailInvitations.workspaceId), isNull(workspaces.closedAt)))
    .innerJoin(users, eq(users.id, workspaces.ownerId))
    .where(
      and(
        lte(createdAt, daysBefore(now, REMINDER_DAYS)),
        gt(createdAt, daysBefore(now, LATEST_REMINDER_DAYS)),
        isNull(remindedAt),
        isNull(answeredAt),
        isNull(withdrawnAt),
        isNull(declinedAt),
      ),
    )
    .orderBy(asc(createdAt))
    .limit(AT_ONCE)
    .for('update', { of: emailInvitations, skipLocked: true });
}
