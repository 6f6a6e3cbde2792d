import { defineErrors } from '#platform/errors/define-errors.ts';

export const statisticsErrors = defineErrors('statistics', {
  cursorInvalid: [422, 'query.cursor'],
  /** Lists of people are of companies that were chosen. */
  companyRequired: [422, 'query.companyIds'],
});
