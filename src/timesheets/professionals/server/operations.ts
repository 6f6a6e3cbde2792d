import { implement } from '#platform/http/implement.ts';
import { professionalsContract } from '#timesheets/professionals/contract.ts';
import { readFinance } from './read-finance.ts';
import { readMonth } from './read-month.ts';
import { readProfessional } from './read-professional.ts';
import { readSquads } from './read-squads.ts';
import { readTimeControl } from './read-time-control.ts';

export const professionalsOperations = implement(professionalsContract, {
  'GET /mySquads': ({ query, context }) => readSquads(context, query),
  'GET /myFreelancers/{projectId}/{userId}': ({ params, context }) => readProfessional(context, params),
  'GET /myFreelancers/{projectId}/{userId}/finance': ({ params, context }) => readFinance(context, params),
  'GET /hourConsumption/{memberId}/{month}': ({ params, query, context }) =>
    readMonth(context, params, query.projectId),
  'GET /timeControlData/{projectId}': ({ params, query, context }) =>
    readTimeControl(context, params.projectId, query.month),
});
