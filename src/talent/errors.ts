import { defineErrors } from '#platform/errors/define-errors.ts';

export const talentErrors = defineErrors('talent', {
  cursorInvalid: [422, 'query.cursor'],
});
