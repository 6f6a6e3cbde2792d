import { defineErrors } from '#platform/errors/define-errors.ts';

export const projectErrors = defineErrors('projects', {
  notFound: 404,
  positionNotFound: 404,
  briefNotFound: 404,
  alreadyPosted: 409,
  alreadyPublished: 409,
  illegalMove: 409,
  statusForbids: 409,
  positionFilled: 409,
  clientNotFound: 404,
  sameClient: 409,
  tooManyDrafts: 409,
  draftTooLarge: 413,
  briefIncomplete: 422,
});
