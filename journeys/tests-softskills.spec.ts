import { softSkillItems, softSkillScale } from '#quizzes/content/soft-skill-items.ts';
import { checkAccessibility } from './steps/check-accessibility.ts';
import { expect, test } from './steps/journey.ts';
import { startTest, expectStep, savedAttempt, savingNote } from './steps/take-test.ts';
import { textsOf } from './steps/texts.ts';

const steps = softSkillItems.length;
const en = textsOf('en');
const pt = textsOf('pt');

test('TST-05 the soft skills on a phone: a tap answers and leads on, finishing asks first', async ({ openBrowser }) => {
  const page = await openBrowser({ as: 'professional27@demo.test', viewport: { width: 390, height: 844 } });
  await startTest(page, en, 'softSkills');
  await expect(page.getByRole('heading', { level: 2 })).toContainText(softSkillItems[0]!.text.en);
  await checkAccessibility(page, 'a statement of the soft skills on a phone');
  for (let number = 1; number <= steps; number += 1) {
    await expectStep(page, en, number, steps);
    await page.getByRole('radio', { name: softSkillScale[number % 5]!.en, exact: true }).click();
  }
  await expect(page.getByRole('radio', { name: softSkillScale[steps % 5]!.en, exact: true })).toBeChecked();
  await expectStep(page, en, steps, steps);
  await page.getByRole('button', { name: en('quizzes/taking:finish') }).click();
  await expect(page).toHaveURL('/tests-softskills-completed');
  await expect(page.getByText(en('quizzes/taking:completed.all'))).toBeVisible();
  const answer = await page.request.get('/api/tests/softSkills/result');
  const { finished } = (await answer.json()) as { finished: { result: { totalPoints: number; level: string } } };
  expect(finished.result.totalPoints).toBeGreaterThan(0);
});

test('TST-05 by keyboard: looking around with arrows stays, digits and Enter answer; left and resumed', async ({
  openBrowser,
}) => {
  const page = await openBrowser({ as: 'professional31@demo.test', language: 'pt' });
  await startTest(page, pt, 'softSkills');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: softSkillScale[2]!.pt, exact: true })).toBeChecked();
  await expectStep(page, pt, 1, steps);
  await page.keyboard.press('Enter');
  await expectStep(page, pt, 2, steps);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText(pt('quizzes/soft-skills:gap'));
  await page.keyboard.press('5');
  await page.keyboard.press('Enter');
  await expectStep(page, pt, 3, steps);
  await expect(savingNote(page, pt, 'saved')).toBeVisible();
  await expect.poll(() => savedAttempt(page, 'softSkills')).toMatchObject({ answers: { 0: 2, 1: 4 } });
  await page
    .getByRole('main')
    .getByRole('link', { name: pt('quizzes:myTests') })
    .click();
  const name = pt('quizzes:names.softSkills');
  const card = page.getByRole('article', { name });
  await expect(card).toContainText(pt('quizzes/cards:answered', { count: 2, total: steps }));
  await card.getByRole('link', { name: pt('quizzes/cards:resumeTest', { name }) }).click();
  await expectStep(page, pt, 3, steps);
});

test('TST-01 a save that the server is too busy for is retried by itself', async ({ openBrowser }) => {
  const page = await openBrowser({ as: 'professional35@demo.test' });
  await startTest(page, en, 'softSkills');
  let isBusy = true;
  await page.route('**/api/tests/softSkills/steps/**', async (route) => {
    if (!isBusy) return route.fallback();
    return route.fulfill({ status: 503, contentType: 'application/json', body: '{"error":{"code":"platform.busy"}}' });
  });
  await page.keyboard.press('4');
  await expect(savingNote(page, en, 'kept')).toBeVisible();
  isBusy = false;
  await expect(savingNote(page, en, 'saved')).toBeVisible();
  await expect.poll(() => savedAttempt(page, 'softSkills')).toMatchObject({ answers: { 0: 3 } });
});
