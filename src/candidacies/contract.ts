import { applyingContract } from '#candidacies/applying/contract.ts';
import { keptVacanciesContract } from '#candidacies/applying/contract/kept-vacancies.ts';
import { calendarFeedContract } from '#candidacies/interviews/contract.ts';
import { applicationsContract } from '#candidacies/own/contract.ts';

export const candidaciesContract = {
  ...applyingContract,
  ...keptVacanciesContract,
  ...applicationsContract,
  ...calendarFeedContract,
};
