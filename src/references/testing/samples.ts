import { newId } from '#platform/db/columns.ts';
import { type AccessSamples, nobody, type SampleRecords, workspace } from '#platform/testing/access-sample.ts';
import type { capability } from '#references/server/capability.ts';

const ofLink = ({ memberId, referenceId, referenceCode }: SampleRecords) => ({
  params: { userId: memberId, recommendationRecordId: referenceId },
  query: { code: referenceCode },
});
const ofMails = ({ referenceCode }: SampleRecords) => ({ params: { code: referenceCode } });
const ofPermission = ({ permissionCode }: SampleRecords) => ({ params: { code: permissionCode } });
const answer = {
  ...{ version: 0, general: 'good', behavioural: 'good', technical: 'good', words: 'Kind.' },
  ...{ mayContact: true, contactPhone: '+55 81 99999-0000', servesLater: false },
};
const link = '/recommender-evaluation/{userId}/{recommendationRecordId}' as const;

export const samples: AccessSamples<typeof capability.contract> = {
  'GET /recommendations': nobody(),
  'POST /recommendations': {
    of: 'nobody',
    parts: () => ({
      body: { name: 'Rui', jobTitle: 'CTO', company: 'Foz', email: `${newId()}@example.com`, phone: '81999990000' },
    }),
  },
  [`GET ${link}` as const]: { of: 'nobody', parts: ofLink },
  [`POST ${link}/begin` as const]: { of: 'nobody', parts: ofLink },
  [`PUT ${link}` as const]: { of: 'nobody', parts: (records) => ({ ...ofLink(records), body: answer }) },
  [`POST ${link}/decline` as const]: {
    of: 'nobody',
    parts: (records) => ({ ...ofLink(records), body: { reason: 'x' } }),
  },
  'POST /referenceStops/{code}': { of: 'nobody', parts: ofMails },
  'POST /referenceStops/{code}/resume': { of: 'nobody', parts: ofMails },
  'GET /user-recommendations/{userId}': workspace(({ memberId }) => ({ params: { userId: memberId } })),
  'POST /user-recommendations/{userId}/{recommendationRecordId}/ask': workspace(({ memberId, earlierReferenceId }) => ({
    params: { userId: memberId, recommendationRecordId: earlierReferenceId },
  })),
  'GET /referencePermissions/{code}': { of: 'nobody', parts: ofPermission },
  'POST /referencePermissions/{code}': {
    of: 'nobody',
    parts: (records) => ({ ...ofPermission(records), body: { allowed: true } }),
  },
};
