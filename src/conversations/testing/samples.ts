import { ofApplication } from '#applications/testing/sample-parts.ts';
import type { capability } from '#conversations/server/capability.ts';
import { newId } from '#platform/db/columns.ts';
import { type AccessSamples, member, nobody, workspace, type SampleRecords } from '#platform/testing/access-sample.ts';

/** The query names a company. */
const ofCompany = ({ workspaceId }: SampleRecords) => ({ query: { workspaceId } });
const ofTemplate = ({ messageTemplateId }: SampleRecords) => ({ params: { templateId: messageTemplateId } });
const bytes = { query: { name: 'a.txt' }, body: 'a', headers: { 'content-type': 'application/octet-stream' } };
const words = { subject: 'News', text: 'Hello {{name}}' };

export const samples: AccessSamples<typeof capability.contract> = {
  'POST /candidates/message': workspace(({ applicationId }) => ({
    body: { mailingId: newId(), applicationIds: [applicationId], ...words },
  })),
  // Nobody else has such a sending.
  'DELETE /candidates/message/{mailingId}': {
    of: 'nobody',
    parts: ({ scheduledMailingId }) => ({ params: { mailingId: scheduledMailingId } }),
  },
  'GET /messages': nobody(),
  'GET /candidates/{applicationId}/messages': workspace(ofApplication),
  'POST /candidates/{applicationId}/messages': workspace((records) => ({
    ...ofApplication(records),
    body: { text: 'Hello' },
  })),
  'DELETE /candidates/{applicationId}/messages/{messageId}': workspace(({ applicationId, scheduledMessageId }) => ({
    params: { applicationId, messageId: scheduledMessageId },
  })),
  'PATCH /candidates/{applicationId}/messages': workspace((records) => ({
    ...ofApplication(records),
    body: { read: true },
  })),
  'PUT /candidates/{applicationId}/messages/block': workspace((records) => ({
    ...ofApplication(records),
    body: { blocked: false },
  })),
  'POST /candidates/{applicationId}/messages/report': workspace((records) => ({
    ...ofApplication(records),
    body: { reason: 'Rude' },
  })),
  'POST /candidates/{applicationId}/messageFiles': workspace((records) => ({ ...ofApplication(records), ...bytes })),
  'GET /candidates/{applicationId}/messageFiles/{fileId}': workspace(({ applicationId, messageFileId }) => ({
    params: { applicationId, fileId: messageFileId },
  })),
  'POST /messageReports/{reportId}/close': workspace(({ messageReportId }) => ({
    params: { reportId: messageReportId },
  })),
  'GET /applications/{applicationId}/messages': member(ofApplication),
  'POST /applications/{applicationId}/messages': member((records) => ({
    ...ofApplication(records),
    body: { text: 'Hello' },
  })),
  'PATCH /applications/{applicationId}/messages': member((records) => ({
    ...ofApplication(records),
    body: { read: true },
  })),
  'PUT /applications/{applicationId}/messages/block': member((records) => ({
    ...ofApplication(records),
    body: { blocked: false },
  })),
  'POST /applications/{applicationId}/messages/report': member((records) => ({
    ...ofApplication(records),
    body: { reason: 'Rude' },
  })),
  'POST /applications/{applicationId}/messageFiles': member((records) => ({ ...ofApplication(records), ...bytes })),
  'GET /applications/{applicationId}/messageFiles/{fileId}': member(({ applicationId, messageFileId }) => ({
    params: { applicationId, fileId: messageFileId },
  })),
  'GET /candidates/messageTemplates': workspace(ofCompany),
  'POST /candidates/messageTemplates': workspace((records) => ({
    ...ofCompany(records),
    body: { name: newId(), ...words },
  })),
  'PUT /candidates/messageTemplates/{templateId}': workspace((records) => ({
    ...ofTemplate(records),
    body: { name: newId(), ...words, version: 1 },
  })),
  'DELETE /candidates/messageTemplates/{templateId}': workspace(ofTemplate),
};
