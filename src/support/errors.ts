import { defineErrors } from '#platform/errors/define-errors.ts';

export const supportErrors = defineErrors('support', {
  notFound: 404,
  ended: 409,
  tooManyOpen: 409,
  needsRuling: 409,
  fileTypeUnknown: 422,
  tooManyFiles: 409,
  otherAsker: 409,
  faultNotFound: 404,
  faultMended: 409,
  templateNotFound: 404,
  assigneeUnknown: [422, 'assigneeId'],
});
