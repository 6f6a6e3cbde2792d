import { defineErrors } from '#platform/errors/define-errors.ts';

export const suggestionErrors = defineErrors('suggestions', {
  cursorInvalid: [422, 'query.cursor'],
  stillPreparing: 503,
  professionalNotFound: 404,
  positionClosed: 409,
  positionFilled: 409,
  underReview: 409,
  alreadyInvited: 409,
  alreadyCandidate: 409,
  planSuspended: 409,
  freeInvitationsUsed: 409,
});
