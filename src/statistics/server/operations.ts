import { implement } from '#platform/http/implement.ts';
import { statisticsContract } from '#statistics/contract.ts';
import { exportStatistics } from './export-statistics.ts';
import { listCandidates } from './list-candidates.ts';
import { listCompanies, listPositions, listProjects } from './list-positions.ts';
import { readStatistics } from './read-statistics.ts';

export const statisticsOperations = implement(statisticsContract, {
  'GET /hiringStatistics': ({ query, context }) => readStatistics(context, query),
  'GET /hiringStatistics/candidates': ({ query, context }) => listCandidates(context, query),
  'GET /hiringStatistics/positions': ({ query, context }) => listPositions(context, query),
  'GET /hiringStatistics/projects': ({ query, context }) => listProjects(context, query),
  'GET /hiringStatistics/companies': ({ query, context }) => listCompanies(context, query.search),
  'GET /hiringStatistics/csv': ({ query, context }) => exportStatistics(context, query),
});
