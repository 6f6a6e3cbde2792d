import { defineErrors } from '#platform/errors/define-errors.ts';

export const statisticsErrors = defineErrors('statistics', {
  cursorInvalid: 422,
  projectRequired: 422,
});
