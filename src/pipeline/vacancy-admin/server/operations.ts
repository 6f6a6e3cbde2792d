import { implement } from '#platform/http/implement.ts';
import { vacancyAdminContract } from '#pipeline/vacancy-admin/contract.ts';
import { changeProjectOwner, findClients } from './change-owner.ts';
import { findProfessionals, indicateProfessional } from './indicate.ts';
import { removeVacancy } from './remove-vacancy.ts';

export const vacancyAdminOperations = implement(vacancyAdminContract, {
  'DELETE /myProjects/{projectId}/positions/{positionIndex}': ({ params, query, context }) =>
    removeVacancy(context, { ...params, ...query }),
  'GET /changeProjectOwner': ({ query, context }) => findClients(context.database, query.search),
  'PUT /changeProjectOwner/{squadOwnerId}': ({ params, body, context }) =>
    changeProjectOwner(context, { ...params, ...body }),
  'GET /opportunities/{projectId}/{positionIndex}/professionals': ({ params, query, context }) =>
    findProfessionals(context, params, query.search),
  'POST /opportunities/{projectId}/{positionIndex}/indicate': ({ params, body, context }) =>
    indicateProfessional(context, params, body),
});
