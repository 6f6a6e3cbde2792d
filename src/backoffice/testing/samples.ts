import { newId } from '#platform/db/columns.ts';
import { type AccessSample, type AccessSamples, nobody } from '#platform/testing/access-sample.ts';
import type { capability } from '#backoffice/server/capability.ts';

const ofStaffInvitation: AccessSample = {
  of: 'nobody',
  parts: ({ staffInvitationId }) => ({ params: { invitationId: staffInvitationId } }),
};
const ofStaff: AccessSample = { of: 'nobody', parts: ({ recruiterId }) => ({ params: { userId: recruiterId } }) };
const ofAssignment: AccessSample = {
  of: 'nobody',
  parts: ({ recruiterId, workspaceId }) => ({ params: { recruiterId, workspaceId } }),
};

export const samples: AccessSamples<typeof capability.contract> = {
  'GET /cms/overview': nobody(),
  'POST /cms/second-factor/switch-off': nobody({ body: {} }),
  'GET /cms/staff': nobody(),
  'POST /cms/staff/invitations': {
    of: 'nobody',
    parts: () => ({ body: { email: `${newId()}@example.com`, role: 'recruiter' } }),
  },
  'POST /cms/staff/invitations/{invitationId}/resend': ofStaffInvitation,
  'DELETE /cms/staff/invitations/{invitationId}': ofStaffInvitation,
  'POST /cms/staff/{userId}/suspension': ofStaff,
  'POST /cms/staff/{userId}/restoration': ofStaff,
  'GET /cms/companies': nobody(),
  'PUT /cms/staff/{recruiterId}/companies/{workspaceId}': ofAssignment,
  'DELETE /cms/staff/{recruiterId}/companies/{workspaceId}': ofAssignment,
  'POST /cms/mails/retry': nobody(),
  'POST /cms/mails/{mailId}/retry': { of: 'nobody', parts: ({ mailId }) => ({ params: { mailId } }) },
};
