import { defineErrors } from '#platform/errors/define-errors.ts';

export const jobsErrors = defineErrors('jobs', {
  notFound: 404,
  cursorInvalid: [422, 'query.cursor'],
  searchNotFound: 404,
  searchAlreadySaved: 409,
  tooManySearches: 409,
  searchUnreadable: [422, 'criteria.search'],
  stopLinkInvalid: 404,
});
