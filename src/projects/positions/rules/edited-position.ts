import { type PositionAnswers, positionTitle } from '#projects/briefs/rules/brief-answers.ts';

/** What the form says, as changes: an emptied text is "not said". */
export function positionToPatch({ key: _key, ...answers }: PositionAnswers) {
  return { ...answers, title: positionTitle(answers) };
}
