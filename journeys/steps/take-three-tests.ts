import { expect, type Page } from '@playwright/test';
import { personalitySteps } from '#quizzes/content/personality-phrases.ts';
import { givePoints } from './culture-quiz.ts';
import { dealCard, startMotivators } from './motivator-cards.ts';
import { startTest, expectStep } from './take-test.ts';
import type { Say } from './texts.ts';

/** Takes the personality, culture and motivators tests on their screens, each to its end. */
export async function takeThreeTests(page: Page, say: Say): Promise<void> {
  const next = page.getByRole('button', { name: say('quizzes/taking:next'), exact: true });
  const finish = page.getByRole('button', { name: say('quizzes/taking:finish') });

  await startTest(page, say, 'personality');
  const steps = personalitySteps.length;
  for (let number = 1; number <= steps; number += 1) {
    await expectStep(page, say, number, steps);
    await choose(page, say('quizzes/personality:marks.most'), number % 4);
    await choose(page, say('quizzes/personality:marks.least'), (number + 1) % 4);
    await (number < steps ? next : finish).click();
  }
  await expect(page).toHaveURL('/tests-personality-completed');

  await startTest(page, say, 'culture');
  for (let number = 1; number <= 6; number += 1) {
    await expectStep(page, say, number, 6);
    await givePoints(page, say, [40, 30, 20, 10]);
    await (number < 6 ? next : finish).click();
  }
  await expect(page).toHaveURL('/tests-organizational-culture-completed');

  await startMotivators(page, say);
  for (let card = 1; card <= 10; card += 1) await dealCard(page, say, card % 3 > 0);
  await finish.click();
  await expect(page).toHaveURL('/quiz-moving-motivators/results-view');
}

function choose(page: Page, mark: string, place: number): Promise<void> {
  return page.getByRole('radiogroup', { name: mark }).getByRole('radio').nth(place).check();
}
