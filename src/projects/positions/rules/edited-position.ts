import { emptyPositionAnswers, type PositionAnswers, positionTitle } from '#projects/briefs/rules/brief-answers.ts';
import type { PositionFacts } from './position-draft.ts';

/** A posted vacancy in the shape of the form. */
export function toAnswers(position: PositionFacts): PositionAnswers {
  const empty = emptyPositionAnswers('edited');
  const names = Object.keys(empty).filter((name) => name !== 'key') as (keyof PositionFacts & keyof PositionAnswers)[];
  return { ...empty, ...Object.fromEntries(names.map((name) => [name, position[name] ?? empty[name]])) };
}

/** What the form says, as changes: an emptied text is "not said". */
export function positionToPatch({ key: _key, ...answers }: PositionAnswers) {
  return { ...answers, title: positionTitle(answers) };
}
