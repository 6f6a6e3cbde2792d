import { implement } from '#platform/http/implement.ts';
import { suggestionsContract } from '#suggestions/contract.ts';
import { inviteProfessional } from './invite.ts';
import { listVacanciesFor } from './list-vacancies-for.ts';
import { listRatings } from './list-ratings.ts';
import { listSuggested } from './list-suggested.ts';
import { answerInvitation, readOwnInvitations } from './own-invitations.ts';
import { rateMatch, withdrawRating } from './rate-match.ts';
import { readSuggested } from './read-suggested.ts';

export const suggestionsOperations = implement(suggestionsContract, {
  'GET /myProjects/{projectId}/positions/{positionIndex}/suggestedProfessionals': ({ params, query, context }) =>
    listSuggested(context, params, query),
  'GET /suggestedProfessionalsUserInfo/{projectId}/{positionIndex}/{professionalId}': ({ params, query, context }) =>
    readSuggested(context, params, { professionalId: params.professionalId, tests: query.tests }),
  'POST /myProjects/{projectId}/positions/{positionIndex}/invitations': ({ params, body, context }) =>
    inviteProfessional(context, params, body),
  'GET /professionals/{professionalId}/vacancies': ({ params, context }) =>
    listVacanciesFor(context, params.professionalId),
  'GET /opportunities/invitations': ({ context }) => readOwnInvitations(context),
  'PUT /opportunities/invitations/{invitationId}': ({ params, body, context }) =>
    answerInvitation(context, { ...params, ...body }),
  'PUT /myProjects/{projectId}/positions/{positionIndex}/suggestedProfessionals/{professionalId}/rating': ({
    params,
    body,
    context,
  }) => rateMatch(context, params, body),
  'DELETE /myProjects/{projectId}/positions/{positionIndex}/suggestedProfessionals/{professionalId}/rating': ({
    params,
    context,
  }) => withdrawRating(context, params),
  'GET /cms/matchRatings': ({ query, context }) => listRatings(context, query),
});
