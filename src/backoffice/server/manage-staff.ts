import { accountErrors } from '#accounts/errors.ts';
import type { StaffRole } from '#accounts/sign-up/rules/staff-role.ts';
import { findPerson, findPersonByEmail } from '#accounts/server/queries.ts';
import {
  dropInvitation,
  inviteStaff,
  mailApprovedInvitation,
  mailStaffAgain,
  revokeStaffInvitation,
} from '#accounts/sign-up/server/staff-invitations.ts';
import { backofficeErrors } from '#backoffice/errors.ts';
import { staffPath } from '#backoffice/paths.ts';
import { translate } from '#platform/i18n/translate.ts';
import { approvalErrors } from '#second-approvals/errors.ts';
import type { ApprovalKind } from '#second-approvals/server/ports.ts';
import { requestApproval } from '#second-approvals/server/request-approval.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { type Assignment, assignRecruiter, releaseRecruiter } from '#workspaces/people/server/assign-recruiter.ts';
import { findWorkspaceWithin } from '#workspaces/server/queries.ts';
import { listStaffPeople } from './list-staff-people.ts';

function mailingOf(context: SignedInContext) {
  return { language: context.language, now: context.now };
}

export const ADMINISTRATOR_KIND = 'administrator';

/** Invites an address by mail, unless it has an account or an open invitation. An administrator is invited by two. */
export async function inviteToStaff(context: SignedInContext, { email, role }: { email: string; role: StaffRole }) {
  const { database, session, now } = context;
  const asked = role === 'admin';
  await database.transaction(async (transaction) => {
    if (await findPersonByEmail(transaction, email)) throw accountErrors.emailTaken();
    const details = { email, role, invitedBy: session.userId, waitsForApproval: asked };
    const invitation = await inviteStaff(transaction, details, mailingOf(context));
    if (!invitation) throw accountErrors.alreadyInvited();
    if (!asked) return;
    await requestApproval(transaction, {
      ...{ kind: ADMINISTRATOR_KIND, aboutId: invitation.id, details: {}, askedBy: session.userId, now },
      words: administratorApproval,
    });
  });
  return { asked };
}

/** The link is mailed once a second administrator agreed; one that was taken back is not. */
export const administratorApproval: ApprovalKind = {
  describe: (_approval, language) => ({
    title: translate(language, 'backoffice:approval.administrator'),
    path: staffPath,
  }),
  listPeople: listStaffPeople,
  carryOut: async (transaction, { aboutId }, { now }) => {
    const isMailed = await mailApprovedInvitation(transaction, aboutId, { language: 'pt', now });
    if (!isMailed) throw approvalErrors.contentChanged();
  },
  drop: (transaction, { aboutId }) => dropInvitation(transaction, aboutId),
};

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
