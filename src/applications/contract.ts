import { applyingContract } from '#applications/applying/contract.ts';
import { keptVacanciesContract } from '#applications/applying/contract/kept-vacancies.ts';
import { calendarFeedContract } from '#applications/interviews/contract.ts';
import { ownApplicationsContract } from '#applications/own/contract.ts';

export const applicationsContract = {
  ...applyingContract,
  ...keptVacanciesContract,
  ...ownApplicationsContract,
  ...calendarFeedContract,
};
