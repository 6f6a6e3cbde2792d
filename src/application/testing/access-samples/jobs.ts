import type { Records } from '#application/testing/access-world.ts';
import { type AccessSamples, nobody, member, ofPosition } from '#application/testing/access-samples/sample.ts';

const ofSearch = ({ searchId }: Records) => ({ params: { searchId } });
const ofStopCode = ({ stopCode }: Records) => ({ params: { code: stopCode } });

export const jobsSamples: AccessSamples = {
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
  // Whoever has the link from a mail may end what it is about.
  'POST /alertStops/{code}': { of: 'nobody', parts: ofStopCode },
  'POST /alertStops/{code}/resume': { of: 'nobody', parts: ofStopCode },
};
