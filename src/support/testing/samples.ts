import { type AccessSample, type AccessSamples, nobody, type SampleRecords } from '#platform/testing/access-sample.ts';
import type { capability } from '#support/server/capability.ts';

/** A ticket of a company: colleagues read and write only tickets they opened themselves, and professionals only their own, which are of no company. */
const ofTicket = (parts: object = {}): AccessSample => ({
  of: 'workspace',
  parts: ({ supportId }: SampleRecords) => ({ params: { supportId }, ...parts }),
  policyForbids: ['colleague'],
  hiddenFrom: ['member', 'recruiter'],
});

export const samples: AccessSamples<typeof capability.contract> = {
  'GET /support': nobody(),
  'POST /support': nobody({ body: {} }),
  'GET /support/{supportId}': ofTicket(),
  'POST /support/{supportId}/messages': ofTicket({ body: { text: 'x' } }),
  'POST /support/{supportId}/files': ofTicket({
    query: { name: 'a.txt' },
    body: 'x',
    headers: { 'content-type': 'application/octet-stream' },
  }),
  'GET /support/{supportId}/files/{fileId}': {
    of: 'workspace',
    parts: ({ supportId, supportFileId: fileId }) => ({ params: { supportId, fileId } }),
    policyForbids: ['colleague'],
    hiddenFrom: ['member', 'recruiter'],
  },
  'GET /supportDesk': nobody(),
  'PUT /support/{supportId}/assignee': ofTicket({ body: { version: 1, assigneeId: null } }),
  'PUT /support/{supportId}/fault': ofTicket({ body: { faultId: null } }),
  'POST /support/{supportId}/merge': {
    of: 'workspace',
    parts: ({ supportId, otherTicketId: into }) => ({ params: { supportId }, body: { version: 1, into } }),
    policyForbids: ['colleague'],
    hiddenFrom: ['member', 'recruiter'],
  },
  'POST /support/{supportId}/presence': ofTicket({ body: { isTyping: true } }),
  'POST /supportDesk/close': { of: 'nobody', parts: ({ supportId }) => ({ body: { ids: [supportId] } }) },
  'POST /supportFaults': nobody({ body: { title: 'x' } }),
  'POST /supportFaults/{faultId}/mend': {
    of: 'nobody',
    parts: ({ faultId }) => ({ params: { faultId }, body: { en: 'x', pt: 'x' } }),
  },
  'POST /supportTemplates': nobody({ body: { name: 'x', en: 'x', pt: 'x' } }),
  'PUT /supportTemplates/{templateId}': {
    of: 'nobody',
    parts: ({ supportTemplateId: templateId }) => ({
      params: { templateId },
      body: { version: 1, name: 'x', en: 'x', pt: 'x' },
    }),
  },
  'DELETE /supportTemplates/{templateId}': {
    of: 'nobody',
    parts: ({ supportTemplateId: templateId }) => ({ params: { templateId } }),
  },
  'PATCH /support/{supportId}': ofTicket({ body: { version: 1, status: 'closed' } }),
};
