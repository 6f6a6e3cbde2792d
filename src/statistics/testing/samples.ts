import { type AccessSamples, nobody, workspace } from '#platform/testing/access-sample.ts';
import type { capability } from '#statistics/server/capability.ts';

export const samples: AccessSamples<typeof capability.contract> = {
  'GET /hiringStatistics': workspace(({ projectId }) => ({ query: { projectId } })),
  'GET /hiringStatistics/candidates': workspace(({ projectId }) => ({ query: { projectId, of: 'came' } })),
  'GET /hiringStatistics/positions': workspace(({ projectId }) => ({ query: { projectId, of: 'openPositions' } })),
  'GET /hiringStatistics/projects': nobody(),
  'GET /hiringStatistics/companies': nobody(),
  'GET /hiringStatistics/csv': workspace(({ projectId }) => ({ query: { projectId } })),
};
