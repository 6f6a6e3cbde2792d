import { defineErrors } from '#platform/errors/define-errors.ts';

export const quizErrors = defineErrors('quizzes', {
  notStarted: 409,
  finished: 409,
  newVersion: 409,
  retakeTooEarly: 409,
  answerRefused: 422,
  stepsMissing: 422,
  stepMissing: 422,
  nothingToShare: 409,
});
