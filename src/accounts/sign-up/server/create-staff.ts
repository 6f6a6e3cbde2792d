import { accountErrors } from '#accounts/errors.ts';
import { createPerson } from '#accounts/sign-up/server/create-person.ts';
import { requireStrongPassword } from '#accounts/passwords/server/require-strong-password.ts';
import { openSessionOf } from '#accounts/sessions/server/open-session.ts';
import { hashPassword } from '#accounts/passwords/server/hash-password.ts';
import { mailStaffAgain, redeemStaffInvitation } from '#accounts/sign-up/server/staff-invitations.ts';
import { accountHappenings } from '#accounts/happenings.ts';
import { mailAdministrators } from '#accounts/server/mail-administrators.ts';
import { recordOfAccount } from '#accounts/server/record-of-account.ts';
import { staffDetails } from '#accounts/server/tables.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { countCall } from '#platform/http/rate-limit.ts';
import type { Context } from '#platform/http/request-context.ts';
import { ProductError } from '#platform/errors/product-error.ts';
import type { Language } from '#platform/i18n/language.ts';

export interface StaffInput {
  code?: string | undefined;
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  displayName: string;
  dob: string;
  acceptedTerms: boolean;
  language?: Language | undefined;
}

const mailsAgain = { count: 1, seconds: 900 };

/** Creates an administrator or recruiter by a code mailed to the address, which also verifies the address. Without such a code nobody is invited. */
export async function createStaff(context: Context, input: StaffInput) {
  if (!input.acceptedTerms) throw accountErrors.termsNotAccepted();
  const { code, email, firstName, lastName, displayName: name, language } = input;
  await requireStrongPassword(input.password, [email, firstName, lastName, name]);
  const password = await hashPassword(input.password);
  const userId = await context.database.transaction(async (transaction) => {
    const invitation =
      code === undefined ? null : await redeemStaffInvitation(transaction, { code, email }, context.now);
    if (!invitation) return null;
    const { role, invitedBy } = invitation;
    const { id } = await createPerson(context, transaction, {
      email,
      role,
      name,
      language,
      identity: { password },
      emailVerified: true,
      signUpJourney: 'staff',
    });
    const details = { firstName, lastName, dateOfBirth: input.dob, invitedBy };
    await transaction.insert(staffDetails).values({ userId: id, ...details });
    if (role === 'admin') {
      await recordOfAccount(transaction, accountHappenings.staffJoined, id, id);
      await mailAdministrators(transaction, 'staffJoined', { id, name, email });
    }
    return id;
  });
  if (!userId) {
    // A wrong code must not void a valid link.
    await mailAgain(context, { email, onlyExpired: code !== undefined });
    throw accountErrors.notInvited();
  }
  return openSessionOf(context, userId);
}

/** Mails an invited person without a working link again, at a limited rate; nobody else learns who is invited. */
async function mailAgain(context: Context, which: { email: string; onlyExpired: boolean }): Promise<void> {
  const { rateLimits } = context.settings;
  if (rateLimits && !(await mayMailAgain(context, which.email))) return;
  const mailing = { language: context.language, now: context.now };
  await context.database.transaction((transaction) => mailStaffAgain(transaction, which, mailing));
}

async function mayMailAgain(context: Context, email: string): Promise<boolean> {
  try {
    await countCall(context.database, 'staff invitation again', mailsAgain, { address: email });
    return true;
  } catch (problem) {
    if (problem instanceof ProductError && problem.code === platformErrors.tooMany.code) return false;
    throw problem;
  }
}
