import { type AccessSamples, nobody, workspace } from '#application/testing/access-samples/sample.ts';

export const statisticsSamples: AccessSamples = {
  'GET /hiringStatistics': workspace(({ projectId }) => ({ query: { projectId } })),
  'GET /hiringStatistics/candidates': workspace(({ projectId }) => ({ query: { projectId, of: 'came' } })),
  'GET /hiringStatistics/positions': workspace(({ projectId }) => ({ query: { projectId, of: 'openPositions' } })),
  'GET /hiringStatistics/projects': nobody(),
  'GET /hiringStatistics/csv': workspace(({ projectId }) => ({ query: { projectId } })),
};
