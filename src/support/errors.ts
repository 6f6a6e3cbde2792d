import { defineErrors } from '#platform/errors/define-errors.ts';

export const supportErrors = defineErrors('support', {
  notFound: 404,
  ended: 409,
  tooManyOpen: 409,
  needsRuling: 409,
});
