import { type BriefAnswers, emptyPositionAnswers } from '#projects/rules/brief-answers.ts';

const newKey = () => crypto.randomUUID();

export function addPosition(answers: BriefAnswers): BriefAnswers {
  return { ...answers, positions: [...answers.positions, emptyPositionAnswers(newKey())] };
}

export function duplicatePosition(answers: BriefAnswers, index: number): BriefAnswers {
  return {
    ...answers,
    positions: answers.positions.toSpliced(index + 1, 0, { ...answers.positions[index]!, key: newKey() }),
  };
}

export function removePosition(answers: BriefAnswers, index: number): BriefAnswers {
  return { ...answers, positions: answers.positions.toSpliced(index, 1) };
}
