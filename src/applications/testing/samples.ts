import type { capability } from '#applications/server/capability.ts';
import { ofApplication } from '#applications/testing/sample-parts.ts';
import { type AccessSamples, member, nobody } from '#platform/testing/access-sample.ts';
import { ofPosition } from '#projects/testing/sample-parts.ts';

export const samples: AccessSamples<typeof capability.contract> = {
  // Everyone may read open vacancies.
  'GET /opportunities/{projectId}/{positionIndex}': { of: 'nobody', parts: ofPosition },
  'POST /opportunities/eligibility': {
    of: 'nobody',
    parts: ({ projectId, positionIndex }) => ({ body: { jobs: [{ projectId, positionIndex }] } }),
  },
  'POST /opportunities/selfAdmission': {
    of: 'nobody',
    parts: ({ projectId, positionIndex }) => ({ body: { projectId, positionIndex } }),
  },
  'GET /keptVacancies': nobody(),
  'PUT /keptVacancies': {
    of: 'nobody',
    parts: ({ projectId, positionIndex }) => ({ body: { projectId, positionIndex } }),
  },
  'DELETE /keptVacancies/{projectId}/{positionIndex}': { of: 'nobody', parts: ofPosition },
  'GET /applications': nobody(),
  'GET /applications/{applicationId}/history': member(ofApplication),
  'PUT /applications/{applicationId}/resultSharing': member((records) => ({
    ...ofApplication(records),
    body: { isShared: true },
  })),
  'POST /applications/{applicationId}/interview/confirm': member((records) => ({
    ...ofApplication(records),
    body: { slotId: records.applicationId },
  })),
  'POST /applications/{applicationId}/interview/reschedule': member((records) => ({
    ...ofApplication(records),
    body: { reason: 'Travelling' },
  })),
  'POST /applications/{applicationId}/interview/cancel': member((records) => ({
    ...ofApplication(records),
    body: { reason: 'Ill' },
  })),
  'GET /applications/{applicationId}/interview/calendar': member(ofApplication),
  'GET /applications/{applicationId}/declaration': member(ofApplication),
  'PUT /applications/{applicationId}/declaration': member((records) => ({
    ...ofApplication(records),
    body: { targets: ['women'], consent: true },
  })),
  'DELETE /applications/{applicationId}/declaration': member(ofApplication),
  'POST /applications/{applicationId}/withdraw': member(ofApplication),
  'GET /interviewCalendar': nobody(),
  'POST /interviewCalendar': nobody(),
  'DELETE /interviewCalendar': nobody(),
};
