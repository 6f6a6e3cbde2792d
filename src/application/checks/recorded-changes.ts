import { DEMO_PASSWORD } from '#accounts/rules/demo-sign-ins.ts';
import type { AccessSample } from '#platform/testing/access-sample.ts';
import { newId } from '#platform/db/columns.ts';

const session = 'Opens or ends a session, which the records of access hold.';
const mailOnly = 'Mails a code or link: nothing has changed yet.';
const begins = 'Begins or abandons what a further call completes.';
const preference = 'A preference that only its owner sees.';
const draft = 'A draft: publishing, applying or finishing it is recorded.';
const seen = 'A mark of what its reader has seen.';
const readsOnly = 'Changes nothing.';
const sensitive = 'Sensitive data given by consent: once withdrawn, nothing says that there was an answer.';

/** Changing operations that record no happening, with the reason. */
export const unrecorded: Record<string, string> = {
  'POST /auth/login': session,
  'POST /auth/logout': session,
  'POST /auth': session,
  'POST /auth/refresh': session,
  'POST /auth/second-factor': session,
  'POST /auth/passkey': session,
  'POST /account/end-session': session,
  'POST /account/end-other-sessions': session,
  'POST /auth/send-verification': mailOnly,
  'POST /auth/send-password-reset': mailOnly,
  'POST /account/email': mailOnly,
  'POST /ownData/deletion/code': mailOnly,
  'POST /cms/staff/invitations/{invitationId}/resend': mailOnly,
  'POST /ledgerProofs': 'Compares the ledger with itself, which it leaves as it is; the proof says who asked.',
  'POST /auth/social/cancel': begins,
  'POST /auth/passkey/options': begins,
  'POST /account/passkeys/options': begins,
  'POST /account/second-factor': begins,
  'PUT /session/language': preference,
  'PUT /session/timeZone': preference,
  'POST /interviewCalendar': preference,
  'DELETE /interviewCalendar': preference,
  'PUT /opportunities/{projectId}/{positionIndex}/dismissal': preference,
  'DELETE /opportunities/dismissals': preference,
  'PUT /keptVacancies': preference,
  'DELETE /keptVacancies/{projectId}/{positionIndex}': preference,
  'POST /savedSearches': preference,
  'PATCH /savedSearches/{searchId}': preference,
  'DELETE /savedSearches/{searchId}': preference,
  'PUT /mailChoices/{kind}': preference,
  'POST /mailStops/{token}': preference,
  'POST /mailStops/{token}/resume': preference,
  'POST /alertStops/{code}': preference,
  'POST /alertStops/{code}/resume': preference,
  'POST /jobInvitations/{code}/open': preference,
  'POST /invitationStops/{code}': preference,
  'POST /invitationStops/{code}/resume': preference,
  'POST /candidates/views': preference,
  'PATCH /candidates/views/{viewId}': preference,
  'DELETE /candidates/views/{viewId}': preference,
  'PUT /candidates/defaultView': preference,
  'POST /tasks/{projectId}/views': preference,
  'PATCH /tasks/{projectId}/views/{viewId}': preference,
  'DELETE /tasks/{projectId}/views/{viewId}': preference,
  'PUT /tasks/{projectId}/defaultView': preference,
  'POST /briefs': draft,
  'POST /briefs/copies': draft,
  'PATCH /briefs/{briefId}': draft,
  'DELETE /briefs/{briefId}': draft,
  'POST /profileImports': draft,
  'POST /tests/{quiz}/start': draft,
  'PUT /tests/{quiz}/steps/{step}': draft,
  'PUT /tests/{quiz}/steps': draft,
  'POST /auth/read-reset-code': readsOnly,
  'POST /opportunities/eligibility': readsOnly,
  'POST /clockify/{projectId}/choices': readsOnly,
  'POST /clockify/{projectId}/fetch': 'Makes a fetch due; the hours that it brings are recorded.',
  'POST /clockify/{projectId}/retry': 'Offers entries again; the hours that are taken are recorded.',
  'POST /payments/stripe/events': 'Asks the provider, like a look; what it says of a payment is recorded.',
  'POST /orders/{orderId}/look': 'Asks the provider; what it says of a payment is recorded.',
  'POST /serviceOrders/{serviceOrderId}/link': 'Mails a link once more; the order stays as it is.',
  'POST /workspace/{workspaceId}/select': readsOnly,
  'PUT /users/gender': sensitive,
  'DELETE /users/gender': sensitive,
  'PUT /applications/{applicationId}/declaration': sensitive,
  'DELETE /applications/{applicationId}/declaration': sensitive,
  'POST /candidates/{applicationId}/messageFiles': draft,
  'POST /applications/{applicationId}/messageFiles': draft,
  'PATCH /candidates/{applicationId}/messages': seen,
  'PATCH /applications/{applicationId}/messages': seen,
  'POST /candidates/{applicationId}/mentions/read': seen,
  'POST /candidates/{applicationId}/suggestion/look': seen,
  'PUT /interviews/{interviewId}/note': 'Only its author reads it.',
  'POST /ownData/deletion': 'No happening of a deleted account remains.',
  'POST /cms/mails/{mailId}/retry': 'Queues a mail again, which named its happening when it was written.',
  'POST /cms/mails/retry': 'Queues mails again, which named their happenings when they were written.',
  'POST /page-views': 'Goes to the collector; nothing is stored.',
};

/** Operations that the test does not call, because they need a provider of sign-ins: the file that records their happening. */
export const recordedIn: Record<string, string> = {
  'POST /auth/social/complete': 'sign-up/server/create-person.ts',
  'POST /remittances': 'cnab/make-remittance.ts',
  'POST /remittances/returns': 'cnab/take-return.ts',
  'POST /integrateWithClockifyProject': 'clockify/server/connect.ts',
  'POST /account/sign-in-provider/disconnect': 'social/server/disconnect-provider.ts',
};

const password = 'Ponte#2026';

/** Calls that succeed where the access test's sample is refused or changes nothing. */
export const succeedingParts: Record<string, AccessSample['parts']> = {
  'POST /users/create': () => ({
    body: { email: `${newId()}@example.com`, password, userRole: 'squadMember', acceptedTerms: true },
  }),
  'POST /account/password': () => ({ body: { currentPassword: DEMO_PASSWORD, password } }),
  'POST /account/sign-in-provider/allow': () => ({ body: { password } }),
  'PUT /users': () => ({ body: { newData: { displayName: 'Iara' } } }),
  'POST /support': () => ({ body: { subject: 'Invoice', text: 'Where is it?' } }),
  'PUT /users/profileRegister': () => ({ body: { version: 1, updateObj: { displayName: 'Iara', about: 'Screens.' } } }),
  'POST /users/portfolio/{pieceId}/files': ({ pieceId }) => ({
    params: { pieceId },
    body: '%PDF-1.7',
    headers: { 'content-type': 'application/octet-stream' },
  }),
  'PUT /portfolioPieces/{pieceId}/visibility': ({ publicPieceId: pieceId }) => ({
    params: { pieceId },
    body: { hidden: true },
  }),
  'PUT /users/birthDate': () => ({ body: { version: 0, birthDate: '1990-01-31' } }),
  'POST /profileImports/{importId}/apply': ({ importId }) => ({
    params: { importId },
    body: { accepted: ['none'], version: 2 },
  }),
  'POST /project/post': () => ({ body: { positions: [{ title: 'Potter', aboutOpportunity: 'Pots.' }] } }),
  'PATCH /myProjects/{projectId}/positions/{positionIndex}': ({ projectId, positionIndex }) => ({
    params: { projectId, positionIndex },
    body: { version: 1, changes: { title: 'Potter', aboutOpportunity: 'Pots.' } },
  }),
  'DELETE /briefShares/{kind}/{id}': ({ briefId }) => ({ params: { kind: 'brief', id: briefId } }),
  'POST /cms/staff/invitations': () => ({ body: { email: `${newId()}@example.com`, role: 'recruiter' } }),
};
