import type { Page } from '@playwright/test';
import { personalitySteps } from '#quizzes/content/personality-phrases.ts';
import { checkAccessibility, checkAccessibilityInBothSchemes } from './steps/check-accessibility.ts';
import { expect, test } from './steps/journey.ts';
import { answerElsewhere, startTest, expectStep, savedAttempt, savingNote } from './steps/take-test.ts';
import { textsOf } from './steps/texts.ts';

const steps = personalitySteps.length;
const phone = { width: 390, height: 844 };
const en = textsOf('en');
const pt = textsOf('pt');
/** The first phrase as most, the second as least. */
const answers = personalitySteps.map(([first, second]) => ({ most: first!.trait, least: second!.trait }));

/** The choice of one phrase, by its place from 0. */
function choice(page: Page, mark: string, place: number) {
  return page.getByRole('radiogroup', { name: mark }).getByRole('radio').nth(place);
}

test('TST-02 the personality test from intro to thanks by keyboard alone', async ({ openBrowser }) => {
  const page = await openBrowser({ as: 'professional30@demo.test' });
  await page.goto('/quiz-personality');
  await expect(page.getByText(en('quizzes/taking:intro.behaviour'))).toBeVisible();
  await page.getByRole('button', { name: en('quizzes/taking:intro.retake') }).focus();
  await page.keyboard.press('Enter');
  await expectStep(page, en, 1, steps);
  const heading = page.getByRole('heading', { level: 2 });
  await expect(heading).toBeFocused();
  await checkAccessibilityInBothSchemes(page, 'step of the personality test');

  // Continuing too early is explained, also with half an answer.
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText(en('quizzes/personality:gap.both'));
  await page.keyboard.press('1');
  await expect(page.getByRole('alert')).toContainText(en('quizzes/personality:gap.least'));
  // A phrase has only one mark: the other one disappears.
  await page.keyboard.press('Shift+1');
  await expect(choice(page, en('quizzes/personality:marks.least'), 0)).toBeChecked();
  await expect(choice(page, en('quizzes/personality:marks.most'), 0)).not.toBeChecked();
  // Arrows walk down a column of choices and stay in the step.
  await choice(page, en('quizzes/personality:marks.most'), 1).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(choice(page, en('quizzes/personality:marks.most'), 2)).toBeChecked();
  await page.keyboard.press('Enter');

  for (let number = 2; number <= steps; number += 1) {
    await expectStep(page, en, number, steps);
    await page.keyboard.press('1');
    await page.keyboard.press('Shift+2');
    if (number < steps) await page.keyboard.press('Enter');
  }
  await expect(savingNote(page, en, 'saved')).toBeVisible();
  // Back by arrow, where the answers still are, and on again.
  await page.keyboard.press('ArrowLeft');
  await expectStep(page, en, steps - 1, steps);
  await expect(choice(page, en('quizzes/personality:marks.least'), 1)).toBeChecked();
  await page.keyboard.press('ArrowRight');
  await expectStep(page, en, steps, steps);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/tests-personality-completed');
  await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: en('quizzes/taking:seeResult') })).toHaveAttribute(
    'href',
    '/tests-personality-results',
  );
  expect(await savedAttempt(page, 'personality')).toBeNull();
});

test('TST-01 a phone loses its connection, goes on, and resumes after a reload', async ({ openBrowser }) => {
  const page = await openBrowser({ as: 'professional31@demo.test', language: 'pt', viewport: phone });
  await startTest(page, pt, 'personality');
  const answer = async (number: number) => {
    await expectStep(page, pt, number, steps);
    await choice(page, pt('quizzes/personality:marks.most'), 0).click();
    await choice(page, pt('quizzes/personality:marks.least'), 1).click();
    await page.getByRole('button', { name: pt('quizzes/taking:next') }).click();
  };
  await answer(1);
  await expect(savingNote(page, pt, 'saved')).toBeVisible();
  await page.context().setOffline(true);
  await answer(2);
  await answer(3);
  await expectStep(page, pt, 4, steps);
  await expect(savingNote(page, pt, 'kept')).toBeVisible();
  await expect(page.getByText(pt('quizzes/taking:offline'), { exact: true })).toBeVisible();
  await checkAccessibility(page, 'a step without a connection on a phone');
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, 'wider than the phone').toBeLessThanOrEqual(0);
  await page.context().setOffline(false);
  await expect(savingNote(page, pt, 'saved')).toBeVisible();
  const kept = { answeredSteps: 3, answers: { 0: answers[0], 1: answers[1], 2: answers[2] } };
  await expect.poll(() => savedAttempt(page, 'personality')).toMatchObject(kept);
  await page.reload();
  await expectStep(page, pt, 4, steps);
  await expect(page.getByText(pt('quizzes/taking:resumed'))).toBeVisible();
});

test('TST-01 unsent answers survive a reload, half an answer too', async ({ openBrowser }) => {
  const page = await openBrowser({ as: 'professional32@demo.test' });
  await startTest(page, en, 'personality');
  await page.route('**/api/tests/personality/steps**', (route) => route.abort('connectionfailed'));
  await page.keyboard.press('1');
  await page.keyboard.press('Shift+2');
  await page.keyboard.press('Enter');
  await expectStep(page, en, 2, steps);
  await page.keyboard.press('3');
  await expect(savingNote(page, en, 'kept')).toBeVisible();
  await page.reload();
  await expectStep(page, en, 2, steps);
  await expect(choice(page, en('quizzes/personality:marks.most'), 2)).toBeChecked();
  expect(await savedAttempt(page, 'personality')).toMatchObject({ answeredSteps: 0 });
  await page.unroute('**/api/tests/personality/steps**');
  await expect(savingNote(page, en, 'saved')).toBeVisible();
  // The incomplete answer stays on this device: the server accepts only complete ones.
  await expect.poll(() => savedAttempt(page, 'personality')).toMatchObject({ answers: { 0: answers[0] } });
  await expect(choice(page, en('quizzes/personality:marks.most'), 2)).toBeChecked();
});

test('TST-01 pending answers get through although their test was left', async ({ openBrowser }) => {
  const page = await openBrowser({ as: 'professional34@demo.test' });
  await startTest(page, en, 'personality');
  await page.route('**/api/tests/personality/steps**', (route) => route.abort('connectionfailed'));
  for (const number of [1, 2, 3]) {
    await expectStep(page, en, number, steps);
    await page.keyboard.press('1');
    await page.keyboard.press('Shift+2');
    await page.keyboard.press('Enter');
  }
  await expect(savingNote(page, en, 'kept')).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: en('quizzes:myTests') })
    .click();
  await expect(page.getByRole('article')).toHaveCount(4);
  expect(await savedAttempt(page, 'personality')).toMatchObject({ answeredSteps: 0 });
  await page.unroute('**/api/tests/personality/steps**');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect.poll(() => savedAttempt(page, 'personality')).toMatchObject({ answeredSteps: 3 });
});

test('TST-01 two tabs join their answers, and finishing in one ends the other', async ({ openBrowser }) => {
  const page = await openBrowser({ as: 'professional33@demo.test' });
  await startTest(page, en, 'personality');
  await expectStep(page, en, 1, steps);
  await answerElsewhere(page, 'personality', answers.slice(0, 2));
  // Another answer to this step is given: the later one counts, and nothing of the other tab is lost.
  await page.keyboard.press('4');
  await page.keyboard.press('Shift+3');
  await expect(page.getByRole('alert').filter({ hasText: en('quizzes/taking:joined') })).toBeVisible();
  const [listener, planner, third, fourth] = personalitySteps[0]!.map(({ trait }) => trait);
  expect([listener, planner]).toEqual([answers[0]!.most, answers[0]!.least]);
  const joined = { 0: { most: fourth, least: third }, 1: answers[1] };
  await expect.poll(() => savedAttempt(page, 'personality')).toMatchObject({ answeredSteps: 2, answers: joined });
  await page.keyboard.press('Enter');
  await expectStep(page, en, 2, steps);
  await expect(choice(page, en('quizzes/personality:marks.most'), 0)).toBeChecked();
  const version = await answerElsewhere(page, 'personality', answers);
  await page.request.post('/api/tests/personality/finish', { data: { version } });
  await page.keyboard.press('3');
  await expect(page.getByRole('alert').filter({ hasText: en('quizzes/taking:ended') })).toBeVisible();
  await expect(page.getByRole('button', { name: en('quizzes/taking:next') })).toBeDisabled();
  await checkAccessibility(page, 'a test that was finished elsewhere');
});
