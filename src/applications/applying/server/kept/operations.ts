import { keptVacanciesContract } from '#applications/applying/contract/kept-vacancies.ts';
import { implement } from '#platform/http/implement.ts';
import { keepVacancy, readKeptVacancies, releaseVacancy } from './keep-vacancy.ts';

export const keptVacanciesOperations = implement(keptVacanciesContract, {
  'GET /keptVacancies': ({ context }) => readKeptVacancies(context),
  'PUT /keptVacancies': async ({ body, context }) => {
    await keepVacancy(context, body);
    return { done: true as const };
  },
  'DELETE /keptVacancies/{projectId}/{positionIndex}': async ({ params, context }) => {
    await releaseVacancy(context, params);
    return { done: true as const };
  },
});
