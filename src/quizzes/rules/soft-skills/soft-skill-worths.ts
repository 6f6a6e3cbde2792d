import { softSkillItems, softSkillScale } from '#quizzes/content/soft-skill-items.ts';

/** The highest score of one statement. */
export const highestWorth = softSkillScale.length - 1;

/** Parses the answer to a statement: 0 for "never" to 4 for "always"; null when it is invalid or there is no such step. */
export function readSoftSkillAnswer(step: number, value: unknown): number | null {
  if (softSkillItems[step] === undefined || typeof value !== 'number' || !Number.isInteger(value)) return null;
  return value >= 0 && value <= highestWorth ? value : null;
}

/** The score of each answer for its skill, 0 to 4: the answer itself, or 4 − answer for a reversed statement. */
export function readSoftSkillWorths(answers: readonly number[]): number[] {
  if (answers.length !== softSkillItems.length) {
    throw new RangeError(`Expected ${softSkillItems.length} answers, got ${answers.length}.`);
  }
  return softSkillItems.map(({ reversed }, step) => {
    const answer = readSoftSkillAnswer(step, answers[step]);
    if (answer === null) throw new RangeError(`Step ${step} has no answer.`);
    return reversed ? highestWorth - answer : answer;
  });
}
