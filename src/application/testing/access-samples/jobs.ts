import type { Records } from '#application/testing/access-world.ts';
import {
  type AccessSamples,
  nobody,
  member,
  ofPosition,
  ofApplication,
} from '#application/testing/access-samples/sample.ts';

const ofSearch = ({ searchId }: Records) => ({ params: { searchId } });
const ofStopCode = ({ stopCode }: Records) => ({ params: { code: stopCode } });

export const jobsSamples: AccessSamples = {
  'GET /opportunities': nobody(),
  'GET /opportunities/count': nobody(),
  // Everyone may read open vacancies.
  'GET /opportunities/{projectId}/{positionIndex}': { of: 'nobody', parts: ofPosition },
  'GET /opportunities/{projectId}/{positionIndex}/similar': { of: 'nobody', parts: ofPosition },
  'GET /opportunities/suitable': nobody(),
  'PUT /opportunities/{projectId}/{positionIndex}/dismissal': {
    of: 'nobody',
    parts: (records) => ({ ...ofPosition(records), body: { dismissed: true } }),
  },
  'DELETE /opportunities/dismissals': nobody(),
  'POST /opportunities/eligibility': {
    of: 'nobody',
    parts: ({ projectId, positionIndex }) => ({ body: { jobs: [{ projectId, positionIndex }] } }),
  },
  'POST /opportunities/selfAdmission': {
    of: 'nobody',
    parts: ({ projectId, positionIndex }) => ({ body: { projectId, positionIndex } }),
  },
  'GET /applications': nobody(),
  'GET /applications/{applicationId}/messages': member(ofApplication),
  'GET /applications/{applicationId}/history': member(ofApplication),
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
  'PUT /interviewTimeZone': nobody({ body: { timeZone: 'America/Sao_Paulo' } }),
  'GET /savedSearches': nobody(),
  'POST /savedSearches': nobody({
    body: {
      name: 'Design',
      criteria: { search: '', area: ['design'], hiringModel: [], workModel: [] },
      frequency: 'daily',
    },
  }),
  'PATCH /savedSearches/{searchId}': member((records) => ({
    ...ofSearch(records),
    body: { version: 1, paused: true },
  })),
  'DELETE /savedSearches/{searchId}': member(ofSearch),
  // Whoever has the link from a mail may end what it is about.
  'POST /alertStops/{code}': { of: 'nobody', parts: ofStopCode },
  'POST /alertStops/{code}/resume': { of: 'nobody', parts: ofStopCode },
};
