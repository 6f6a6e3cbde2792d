import { personalitySteps } from '#quizzes/content/personality-phrases.ts';
import { softSkillItems } from '#quizzes/content/soft-skill-items.ts';
import { cultureKeys, cultureQuestionKeys, CULTURE_POINTS } from '#quizzes/rules/culture/culture.ts';
import { motivatorKeys } from '#quizzes/rules/motivators/motivators.ts';
import {
  personalityStyles,
  traitsOfStyle,
  type PersonalityTrait,
} from '#quizzes/rules/personality/personality-traits.ts';
import type { QuizKey } from '#quizzes/rules/quiz.ts';

/** A complete set of answers of an invented person with preferences of their own: always the same for the same number. */
export function believableAnswers(quiz: QuizKey, person: number): unknown[] {
  return makers[quiz](person);
}

const makers: Record<QuizKey, (person: number) => unknown[]> = {
  personality: answerPersonality,
  culture: answerCulture,
  motivators: dealMotivators,
  softSkills: answerSoftSkills,
};

/** A deterministic pseudo-random number, 0 to below 1. */
function noise(person: number, ...place: readonly number[]): number {
  const wave = place.reduce((sum, part, index) => sum + part * (78.233 + 31.7 * index), (person + 1) * 12.9898);
  const value = Math.sin(wave) * 43_758.5453;
  return value - Math.floor(value);
}

/** The weight of each option for a person: one has the most, the next one nearly as much. */
function leaning(person: number, index: number, count: number): number {
  const distance = (index - (person % count) + count) % count;
  return [0.62, 0.4, 0.1][distance] ?? 0.05;
}

function answerPersonality(person: number): unknown[] {
  const styleOf = (trait: PersonalityTrait) =>
    personalityStyles.findIndex((style) => (traitsOfStyle[style] as readonly string[]).includes(trait));
  return personalitySteps.map((phrases, step) => {
    const ordered = phrases
      .map(({ trait }) => ({ trait, pull: leaning(person, styleOf(trait), 4) + noise(person, step, styleOf(trait)) }))
      .toSorted((one, other) => other.pull - one.pull);
    return { most: ordered[0]!.trait, least: ordered.at(-1)!.trait };
  });
}

function answerCulture(person: number): unknown[] {
  return cultureQuestionKeys.map((_, step) => {
    const pulls = cultureKeys.map(
      (__, letter) => 0.3 + leaning(person, letter, 4) + noise(person, step, letter, 7) * 0.4,
    );
    const total = pulls.reduce((sum, pull) => sum + pull, 0);
    const points = pulls.map((pull) => Math.round(((pull / total) * CULTURE_POINTS) / 5) * 5);
    const strongest = pulls.indexOf(Math.max(...pulls));
    points[strongest]! += CULTURE_POINTS - points.reduce((sum, part) => sum + part, 0);
    return points;
  });
}

function dealMotivators(person: number): unknown[] {
  const weigh = (card: string) => noise(person, motivatorKeys.indexOf(card as (typeof motivatorKeys)[number]), 3);
  return motivatorKeys.map((_, step) =>
    motivatorKeys
      .slice(0, step + 1)
      .toSorted((one, other) => weigh(other) - weigh(one))
      .map((card) => ({ card, motivates: card !== 'rules' && weigh(card) > 0.25 })),
  );
}

function answerSoftSkills(person: number): unknown[] {
  return softSkillItems.map(({ reversed }, step) => {
    const worth = Math.max(0, Math.min(4, Math.round(1.6 + (person % 3) * 0.5 + noise(person, step, 11) * 2)));
    return reversed ? 4 - worth : worth;
  });
}
