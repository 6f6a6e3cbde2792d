import { accountErrors } from '#accounts/errors.ts';
import type { StaffRole } from '#accounts/sign-up/rules/staff-role.ts';
import { findPerson, findPersonByEmail } from '#accounts/server/queries.ts';
import { inviteStaff, mailStaffAgain, revokeStaffInvitation } from '#accounts/sign-up/server/staff-invitations.ts';
import { backofficeErrors } from '#backoffice/errors.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { type Assignment, assignRecruiter, releaseRecruiter } from '#workspaces/people/server/assign-recruiter.ts';
import { findWorkspaceWithin } from '#workspaces/server/queries.ts';

function mailingOf(context: SignedInContext) {
  return { language: context.language, now: context.now };
}

/** Invites an address by mail, unless it has an account or an open invitation. */
export async function inviteToStaff(context: SignedInContext, { email, role }: { email: string; role: StaffRole }) {
  await context.database.transaction(async (transaction) => {
    if (await findPersonByEmail(transaction, email)) throw accountErrors.emailTaken();
    const invitation = { email, role, invitedBy: context.session.userId };
    if (!(await inviteStaff(transaction, invitation, mailingOf(context)))) throw accountErrors.alreadyInvited();
  });
}

/** Mails the link of an invitation again, even if it has expired. */
export async function resendToStaff(context: SignedInContext, id: string) {
  await context.database.transaction(async (transaction) => {
    if (!(await mailStaffAgain(transaction, { id }, mailingOf(context)))) throw accountErrors.invitationGone();
  });
}

export async function revokeFromStaff({ database, session }: SignedInContext, id: string) {
  await database.transaction(async (transaction) => {
    if (!(await revokeStaffInvitation(transaction, id, session.userId))) throw accountErrors.invitationGone();
  });
}

/** Assigns a recruiter to a company; nobody else can be assigned. */
export async function assignCompany({ database, session }: SignedInContext, assignment: Assignment) {
  await database.transaction(async (transaction) => {
    const person = await findPerson(transaction, assignment.recruiterId);
    const company = await findWorkspaceWithin(transaction, { every: true }, assignment.workspaceId);
    if (!person || !company || company.closedAt) throw platformErrors.notFound();
    if (person.role !== 'recruiter') throw backofficeErrors.notARecruiter();
    await assignRecruiter(transaction, assignment, session.userId);
  });
}

export async function releaseFromCompany({ database, session }: SignedInContext, assignment: Assignment) {
  await database.transaction((transaction) => releaseRecruiter(transaction, assignment, session.userId));
}
