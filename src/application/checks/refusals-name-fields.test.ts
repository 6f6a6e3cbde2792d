import { expect, test } from 'vitest';
import { contract } from '#application/contract.ts';
import { isBinaryBody } from '#platform/contract/operation.ts';

/** Refusals of input that stand at no single field, and why. */
const withoutField: Record<string, string> = {
  'jobs.ineligible': 'names what is missing in the profile, each by itself',
  'jobs.linkUnknown': 'comes from the address of the page, not from a field',
  'profiles.tooManyPieces': 'is about the whole portfolio',
  'projects.briefIncomplete': 'names every field that is missing',
  'projects.datesOutOfOrder': 'names the date that is wrong',
  'pipeline.answersMissing': 'names every question without an answer',
  'quizzes.answerRefused': 'names the answer',
  'quizzes.stepsMissing': 'names the steps',
  ...Object.fromEntries(
    ['pixKeyInvalid', 'cpfInvalid', 'cnpjInvalid', 'zipInvalid', 'birthDateInvalid'].map((name) => [
      `profiles.${name}`,
      'is only ever said of a field, by the schema',
    ]),
  ),
};

test('GEN-03 every refusal of what was typed names its field, so that the form shows it there', () => {
  const silent = Object.entries(contract).flatMap(([key, { body, errors = [] }]) =>
    // Who sends a file has typed nothing else.
    isBinaryBody(body)
      ? []
      : errors
          .filter(({ status, field, code }) => status === 422 && field === undefined && !(code in withoutField))
          .map(({ code }) => `${key}: ${code}`),
  );
  expect(silent).toEqual([]);
});
