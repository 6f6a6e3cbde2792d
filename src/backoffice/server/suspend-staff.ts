import { and, eq, isNull, max } from 'drizzle-orm';
import { accountHappenings } from '#accounts/happenings.ts';
import { mailAdministrators } from '#accounts/server/mail-administrators.ts';
import { lockPerson } from '#accounts/server/own-data/erase-account.ts';
import { recordOfAccount } from '#accounts/server/record-of-account.ts';
import { accountAudit, users } from '#accounts/server/tables.ts';
import { endSessions } from '#accounts/sessions/server/manage-sessions.ts';
import { backofficeErrors } from '#backoffice/errors.ts';
import { staffPath } from '#backoffice/paths.ts';
import { isOpenToObjection } from '#backoffice/rules/objection.ts';
import type { Database } from '#platform/db/connection.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { translate } from '#platform/i18n/translate.ts';
import { approvalErrors } from '#second-approvals/errors.ts';
import type { ApprovalKind } from '#second-approvals/server/ports.ts';
import { requestApproval } from '#second-approvals/server/request-approval.ts';
import { listStaffPeople } from './list-staff-people.ts';

export const RESTORATION_KIND = 'staffRestoration';

/** When staff switched the second step off last, by person. */
export async function readFactorsOff(database: Database): Promise<Map<string, Date>> {
  const rows = await database
    .select({ userId: accountAudit.userId, at: max(accountAudit.createdAt) })
    .from(accountAudit)
    .where(eq(accountAudit.action, 'secondFactorSwitchedOff'))
    .groupBy(accountAudit.userId);
  return new Map(rows.flatMap(({ userId, at }) => (at ? [[userId, at] as const] : [])));
}

/** Objects to an administrator: nobody signs in with the account until two decide. Throws `backoffice.notSuspendable`. */
export async function suspendStaff({ database, session, now }: SignedInContext, userId: string): Promise<void> {
  await database.transaction(async (transaction) => {
    const person = await lockPerson(transaction, userId);
    if (!person) throw platformErrors.notFound();
    const factorOffAt = (await readFactorsOff(transaction)).get(userId) ?? null;
    const suspect = { role: person.role, joinedAt: person.createdAt, factorOffAt };
    const isPossible = !person.suspendedAt && userId !== session.userId && isOpenToObjection(suspect, now);
    if (!isPossible) throw backofficeErrors.notSuspendable();
    await transaction.update(users).set({ suspendedAt: now }).where(eq(users.id, userId));
    await endSessions(transaction, userId, { except: null });
    await recordOfAccount(transaction, accountHappenings.staffSuspended, userId, session.userId);
    await mailAdministrators(transaction, 'staffSuspended', person);
  });
}

/** Asks a second administrator to lift a suspension. Throws `backoffice.notSuspended`, `second-approvals.alreadyAsked`. */
export async function askRestoration({ database, session, now }: SignedInContext, memberId: string): Promise<void> {
  await database.transaction(async (transaction) => {
    const person = await lockPerson(transaction, memberId);
    if (!person) throw platformErrors.notFound();
    if (!person.suspendedAt) throw backofficeErrors.notSuspended();
    await requestApproval(transaction, {
      ...{ kind: RESTORATION_KIND, aboutId: memberId, details: { memberId }, askedBy: session.userId, now },
      words: restorationApproval,
    });
  });
}

export const restorationApproval: ApprovalKind = {
  describe: (_approval, language) => ({
    title: translate(language, 'backoffice:approval.restoration'),
    path: staffPath,
  }),
  listPeople: listStaffPeople,
  carryOut: async (transaction, { aboutId: userId, askedBy }) => {
    const person = await lockPerson(transaction, userId);
    if (!person?.suspendedAt) throw approvalErrors.contentChanged();
    await transaction
      .update(users)
      .set({ suspendedAt: null })
      .where(and(eq(users.id, userId), isNull(users.deletedAt)));
    await recordOfAccount(transaction, accountHappenings.staffRestored, userId, askedBy);
    await mailAdministrators(transaction, 'staffRestored', person);
  },
};
