import { defineErrors } from '#platform/errors/define-errors.ts';

export const jobsErrors = defineErrors('jobs', {
  notFound: 404,
  ineligible: 422,
  alreadyApplied: 409,
  appliedTooOften: 409,
  positionClosed: 409,
  disqualified: 409,
  final: 409,
  processClosed: 409,
  withdrawn: 409,
  setAside: 409,
  positionFilled: 409,
  alreadySelected: 409,
  stageRequired: 422,
  staleVersion: 409,
  cursorInvalid: 422,
  searchNotFound: 404,
  searchAlreadySaved: 409,
  tooManySearches: 409,
  searchUnreadable: 422,
  stopLinkInvalid: 404,
});
