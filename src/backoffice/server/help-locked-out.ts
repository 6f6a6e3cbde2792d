import { accountErrors } from '#accounts/errors.ts';
import { requirePassword } from '#accounts/security/server/prove-password.ts';
import { switchOffForPerson } from '#accounts/security/server/switch-off-for-person.ts';
import { findPersonByEmail } from '#accounts/server/queries.ts';
import { backofficeErrors } from '#backoffice/errors.ts';
import { translate } from '#platform/i18n/translate.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import type { ApprovalKind } from '#second-approvals/server/ports.ts';
import { requestApproval } from '#second-approvals/server/request-approval.ts';
import { listStaffPeople } from './list-staff-people.ts';

export const FACTOR_OFF_KIND = 'secondFactorOff';

/**
 * Finds the person by the address that they wrote from, and asks a second administrator: whoever could let somebody in alone could let oneself
 * in. Requires the own password, so that an open session is not enough. Staff switch off their own second factor in their account, with a code.
 */
export async function helpLockedOut(
  context: SignedInContext,
  { email, reason, password }: { email: string; reason: string; password: string },
) {
  const { database, session, now } = context;
  const person = await findPersonByEmail(database, email);
  if (!person) throw backofficeErrors.personNotFound();
  const { id: memberId } = person;
  if (memberId === session.userId) throw backofficeErrors.ownSecondFactor();
  await requirePassword(context, password, 'password');
  if (!person.twoFactorEnabled) throw accountErrors.secondFactorOff();
  await database.transaction(async (transaction) =>
    requestApproval(transaction, {
      ...{ kind: FACTOR_OFF_KIND, aboutId: memberId, details: { memberId }, askedBy: session.userId, now },
      ...{ excluded: [memberId], note: reason },
      words: factorOffApproval,
    }),
  );
  return { done: true as const };
}

/** The person gets in with the password alone, and is told. */
export const factorOffApproval: ApprovalKind = {
  describe: (_approval, language) => ({
    title: translate(language, 'backoffice:approval.secondFactorOff'),
    path: null,
  }),
  listPeople: listStaffPeople,
  carryOut: (transaction, { aboutId: userId, askedBy, note: reason }, { now }) =>
    switchOffForPerson(transaction, { userId, askedBy, reason, now }),
};
