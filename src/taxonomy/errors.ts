import { defineErrors } from '#platform/errors/define-errors.ts';

export const taxonomyErrors = defineErrors('taxonomy', {
  professionNotFound: 404,
  titlesOrTitle: [422, 'query.jobTitle'],
});
