import { ofApplication } from '#applications/testing/sample-parts.ts';
import { type AccessSamples, workspace, type SampleRecords } from '#platform/testing/access-sample.ts';
import { ofPosition } from '#projects/testing/sample-parts.ts';
import { newId } from '#platform/db/columns.ts';

/** The query names a company. */
const ofCompany = ({ workspaceId }: SampleRecords) => ({ query: { workspaceId } });
const ofTag = ({ tagId }: SampleRecords) => ({ params: { tagId } });
const ofFile = ({ applicationId, fileId }: SampleRecords) => ({ params: { applicationId, fileId } });
const ofInvitation = ({ emailInvitationId }: SampleRecords) => ({ params: { invitationId: emailInvitationId } });
const ofInvitationLink = ({ invitationCode }: SampleRecords) => ({ params: { code: invitationCode } });
const settings = { layout: 'board', sort: 'appliedAt', direction: 'descending' };
const view = { name: 'x', isShared: false, settings };
const bytes = { query: { name: 'a.txt' }, body: 'a', headers: { 'content-type': 'application/octet-stream' } };

export const toolSamples = {
  'POST /candidates/tags': workspace(
    (records) => ({ ...ofCompany(records), body: { name: records.applicationId, colour: 'brand' } }),
    ['colleague'],
  ),
  'PATCH /candidates/tags/{tagId}': workspace(
    (records) => ({ ...ofTag(records), body: { name: records.applicationId, colour: 'info', version: 1 } }),
    ['colleague'],
  ),
  'DELETE /candidates/tags/{tagId}': workspace(ofTag, ['colleague']),
  'POST /candidates/tag': workspace(
    ({ applicationId, tagId }) => ({ body: { applicationIds: [applicationId], add: [tagId] } }),
    ['colleague'],
  ),
  'GET /candidates/rejection': workspace(({ applicationId }) => ({ query: { applicationIds: applicationId } })),
  'PUT /candidates/{applicationId}/rejection': workspace((records) => ({
    ...ofApplication(records),
    body: { version: 1, delayDays: 3 },
  })),
  'DELETE /candidates/{applicationId}/rejection': workspace(ofApplication),
  'GET /myProjects/{projectId}/positions/{positionIndex}/rejection': workspace(ofPosition),
  'POST /myProjects/{projectId}/positions/{positionIndex}/rejection': workspace((records) => ({
    ...ofPosition(records),
    body: {},
  })),
  'GET /candidates/rejectionReasons': workspace(ofCompany),
  'POST /candidates/rejectionReasons': workspace((records) => ({ ...ofCompany(records), body: { name: newId() } })),
  'PUT /candidates/rejectionReasons/{reasonId}': workspace(({ reasonId }) => ({
    params: { reasonId },
    body: { name: newId(), version: 1 },
  })),
  'DELETE /candidates/rejectionReasons/{reasonId}': workspace(({ reasonId }) => ({ params: { reasonId } })),
  'GET /myProjects/{projectId}/positions/{positionIndex}/emailInvitations': workspace(ofPosition),
  'POST /myProjects/{projectId}/positions/{positionIndex}/emailInvitations': workspace((records) => ({
    ...ofPosition(records),
    body: { name: 'Ana', email: `${newId()}@example.com` },
  })),
  'DELETE /emailInvitations/{invitationId}': workspace(ofInvitation),
  'POST /emailInvitations/{invitationId}/cv': workspace((records) => ({ ...ofInvitation(records), ...bytes })),
  'GET /emailInvitations/{invitationId}/cv': workspace(ofInvitation),
  'GET /jobInvitations/{code}': { of: 'nobody', parts: ofInvitationLink },
  'POST /jobInvitations/{code}/open': { of: 'nobody', parts: ofInvitationLink },
  'POST /invitationStops/{code}': { of: 'nobody', parts: ofInvitationLink },
  'POST /invitationStops/{code}/resume': { of: 'nobody', parts: ofInvitationLink },
  'GET /candidates/{applicationId}/files': workspace(ofApplication),
  'POST /candidates/{applicationId}/files': workspace(
    (records) => ({
      ...ofApplication(records),
      query: { name: 'a.txt' },
      body: 'a',
      headers: { 'content-type': 'application/octet-stream' },
    }),
    ['colleague'],
  ),
  'GET /candidates/{applicationId}/files/{fileId}': workspace(ofFile),
  'DELETE /candidates/{applicationId}/files/{fileId}': workspace(ofFile, ['colleague', 'recruiter']),
  'GET /candidates/views': workspace(ofCompany),
  'POST /candidates/views': workspace((records) => ({ ...ofCompany(records), body: view })),
  'PATCH /candidates/views/{viewId}': workspace(
    ({ viewId }) => ({ params: { viewId }, body: { ...view, isShared: true, version: 1 } }),
    ['colleague', 'recruiter'],
  ),
  'DELETE /candidates/views/{viewId}': workspace(({ viewId }) => ({ params: { viewId } }), ['colleague', 'recruiter']),
  'PUT /candidates/defaultView': workspace((records) => ({ ...ofCompany(records), body: { viewId: records.viewId } })),
  'GET /candidates/limits': workspace(ofCompany),
  'PUT /candidates/limits': workspace((records) => ({
    ...ofCompany(records),
    body: { positionId: records.positionId, limits: [{ stage: 'new', days: 3 }], seen: [] },
  })),
  'GET /candidates/duplicates': workspace(ofCompany),
  'POST /candidates/duplicates': workspace(
    (records) => ({
      ...ofCompany(records),
      body: { firstId: records.memberId, secondId: records.samePersonId, state: 'merged' },
    }),
    ['colleague'],
  ),
  'DELETE /candidates/duplicates/{pairId}': workspace(({ pairId }) => ({ params: { pairId } }), ['colleague']),
  'GET /candidates/{applicationId}/samePerson': workspace(ofApplication),
} satisfies AccessSamples;
