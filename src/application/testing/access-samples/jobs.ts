import {
  type AccessSamples,
  nobody,
  member,
  ofPosition,
  ofApplication,
} from '#application/testing/access-samples/sample.ts';

export const jobsSamples: AccessSamples = {
  'GET /opportunities': nobody(),
  'GET /opportunities/count': nobody(),
  // Open vacancies are everybody's to read.
  'GET /opportunities/{projectId}/{positionIndex}': { of: 'nobody', parts: ofPosition },
  'GET /opportunities/{projectId}/{positionIndex}/similar': { of: 'nobody', parts: ofPosition },
  'POST /opportunities/selfAdmission': {
    of: 'nobody',
    parts: ({ projectId, positionIndex }) => ({ body: { projectId, positionIndex } }),
  },
  'GET /applications': nobody(),
  'POST /applications/{applicationId}/withdraw': member(ofApplication),
};
