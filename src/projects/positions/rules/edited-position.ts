import { type PositionAnswers, positionTitle } from '#projects/rules/brief-answers.ts';

/** The form's answers as changes: an emptied text clears the field. */
export function positionToPatch({ key: _key, ...answers }: PositionAnswers) {
  return { ...answers, title: positionTitle(answers) };
}
