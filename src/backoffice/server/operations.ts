import { backofficeContract } from '#backoffice/contract.ts';
import { helpLockedOut } from '#backoffice/server/help-locked-out.ts';
import {
  assignCompany,
  inviteToStaff,
  releaseFromCompany,
  resendToStaff,
  revokeFromStaff,
} from '#backoffice/server/manage-staff.ts';
import { listUndeliveredMails, readMailQueue } from '#backoffice/server/mail-queries.ts';
import { readCounts } from '#backoffice/server/queries.ts';
import { readStaff } from '#backoffice/server/read-staff.ts';
import { findCompanies } from '#workspaces/server/find-companies.ts';
import { askRestoration, suspendStaff } from '#backoffice/server/suspend-staff.ts';
import { retryFailedMails, retryMail } from '#backoffice/server/retry-mail.ts';
import { implement } from '#platform/http/implement.ts';

export const backofficeOperations = implement(backofficeContract, {
  'GET /cms/overview': async ({ context: { database } }) => {
    const [counts, mailQueue, mails] = await Promise.all([
      readCounts(database),
      readMailQueue(database),
      listUndeliveredMails(database),
    ]);
    const undelivered = mails.map((mail) => ({ ...mail, createdAt: mail.createdAt.toISOString() }));
    return { ...counts, mailQueue, undelivered };
  },
  'POST /cms/mails/{mailId}/retry': async ({ params, context }) => {
    await retryMail(context, params.mailId);
    return { done: true as const };
  },
  'POST /cms/mails/retry': async ({ context }) => ({ count: await retryFailedMails(context) }),
  'POST /cms/second-factor/switch-off': ({ body, context }) => helpLockedOut(context, body),
  'GET /cms/staff': ({ context }) => readStaff(context),
  'POST /cms/staff/invitations': async ({ context, body }) => {
    return inviteToStaff(context, body);
  },
  'POST /cms/staff/invitations/{invitationId}/resend': async ({ context, params }) => {
    await resendToStaff(context, params.invitationId);
    return { done: true as const };
  },
  'DELETE /cms/staff/invitations/{invitationId}': async ({ context, params }) => {
    await revokeFromStaff(context, params.invitationId);
    return { done: true as const };
  },
  'POST /cms/staff/{userId}/suspension': async ({ context, params }) => {
    await suspendStaff(context, params.userId);
    return { done: true as const };
  },
  'POST /cms/staff/{userId}/restoration': async ({ context, params }) => {
    await askRestoration(context, params.userId);
    return { done: true as const };
  },
  'GET /cms/companies': async ({ context, query }) => ({
    companies: await findCompanies(context.database, query.search),
  }),
  'PUT /cms/staff/{recruiterId}/companies/{workspaceId}': async ({ context, params }) => {
    await assignCompany(context, params);
    return { done: true as const };
  },
  'DELETE /cms/staff/{recruiterId}/companies/{workspaceId}': async ({ context, params }) => {
    await releaseFromCompany(context, params);
    return { done: true as const };
  },
});
