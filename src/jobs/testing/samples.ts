import { type AccessSamples, nobody, member, type SampleRecords } from '#platform/testing/access-sample.ts';
import { ofPosition } from '#projects/testing/sample-parts.ts';
import type { capability } from '#jobs/server/capability.ts';

const ofSearch = ({ searchId }: SampleRecords) => ({ params: { searchId } });
const ofStopCode = ({ stopCode }: SampleRecords) => ({ params: { code: stopCode } });

export const samples: AccessSamples<typeof capability.contract> = {
  'GET /opportunities': nobody(),
  'GET /opportunities/count': nobody(),
  // Everyone may read open vacancies.
  'GET /opportunities/{projectId}/{positionIndex}/similar': { of: 'nobody', parts: ofPosition },
  'GET /opportunities/suitable': nobody(),
  'PUT /opportunities/{projectId}/{positionIndex}/dismissal': {
    of: 'nobody',
    parts: (records) => ({ ...ofPosition(records), body: { dismissed: true } }),
  },
  'DELETE /opportunities/dismissals': nobody(),
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
  // Anybody who has the link from a mail may stop those mails.
  'POST /alertStops/{code}': { of: 'nobody', parts: ofStopCode },
  'POST /alertStops/{code}/resume': { of: 'nobody', parts: ofStopCode },
};
