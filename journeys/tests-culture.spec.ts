import { checkAccessibilityInBothSchemes } from './steps/check-accessibility.ts';
import { expectPoints, givePoints, pointFields } from './steps/culture-quiz.ts';
import { expect, test } from './steps/journey.ts';
import { becomeNewMember } from './steps/new-member.ts';
import { startTest, expectStep, savedAttempt, savingNote } from './steps/take-test.ts';
import { textsOf } from './steps/texts.ts';

const phone = { width: 390, height: 844 };
const questions = 6;

test('TST-03 the questions go on only with 100 points, and the six lead to a result', async ({ openBrowser }) => {
  const say = textsOf('en');
  const page = await openBrowser({ as: 'professional11@demo.test' });
  await page.goto('/quiz-ocai');
  await expect(page).toHaveURL('/tests-organizational-culture-questions');
  await expect(page.getByText('Split 100 points among them')).toBeVisible();
  await startTest(page, say, 'culture');
  const next = page.getByRole('button', { name: say('quizzes/taking:next'), exact: true });
  const left = page.getByRole('main');

  await next.click();
  await expect(left.getByRole('alert')).toContainText('Give out the other 100 points');
  await givePoints(page, say, [40, 25]);
  await expect(left).toContainText('35 points left');
  await expect(left.getByRole('alert')).toContainText('Give out the other 35 points');
  await givePoints(page, say, [40, 25, 60]);
  await expect(left).toContainText('25 points too many');
  await next.click();
  await expect(left.getByRole('alert')).toContainText('Take away 25 points');
  await expectStep(page, say, 1, questions);
  await checkAccessibilityInBothSchemes(page, 'a question of the culture test');

  await givePoints(page, say, [40, 25, 0]);
  await page.getByRole('button', { name: say('quizzes/culture:share') }).click();
  await expectPoints(page, say, [40, 25, 18, 17]);
  await expect(left).toContainText('All 100 points given');
  await page.getByRole('button', { name: '5 points more' }).first().click();
  await page.getByRole('button', { name: '5 points less' }).nth(1).click();
  await expectPoints(page, say, [45, 20, 18, 17]);
  for (const number of [2, 3, 4, 5, 6]) {
    await next.click();
    await expectStep(page, say, number, questions);
    await givePoints(page, say, [100, 0, 0, 0]);
  }
  await page.getByRole('button', { name: say('quizzes/taking:finish') }).click();
  await expect(page).toHaveURL('/tests-organizational-culture-completed');
  await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible();
  const { finished } = await (await page.request.get('/api/tests/culture/result')).json();
  expect(Object.values(finished.result.shares as Record<string, number>).reduce((sum, share) => sum + share)).toBe(100);
});

test('TST-03 by keyboard alone, and half an answer survives a reload', async ({ openBrowser }) => {
  const say = textsOf('en');
  const page = await openBrowser({ as: 'professional12@demo.test' });
  await startTest(page, say, 'culture');
  const slider = page.getByRole('slider');
  await slider.nth(0).focus();
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowRight');
  await expect(slider.nth(0)).toHaveValue('3');
  await page.keyboard.press('PageUp');
  await expect(slider.nth(0)).toHaveValue('13');
  await page.keyboard.press('Home');
  // From the slider by Tab to the field: the minus button is disabled while there is nothing to take away.
  await page.keyboard.press('Tab');
  await expect(pointFields(page, say).nth(0)).toBeFocused();
  await page.keyboard.type('70');
  await page.keyboard.press('ArrowUp');
  await expectPoints(page, say, [71]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Give out the other 29 points');

  await page.reload();
  await expectPoints(page, say, [71, 0, 0, 0]);
  expect((await savedAttempt(page, 'culture'))?.answers).toEqual({});
  await page.getByRole('button', { name: say('quizzes/culture:share') }).focus();
  await page.keyboard.press('Enter');
  await expectPoints(page, say, [71, 10, 10, 9]);
  await pointFields(page, say).nth(3).focus();
  await page.keyboard.press('Enter');
  await expectStep(page, say, 2, questions);
  await expect(page.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(savingNote(page, say, 'saved')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expectStep(page, say, 1, questions);
  await expectPoints(page, say, [71, 10, 10, 9]);
});

test('TST-03 a slider snaps to fives on release, and values passed on the way are no answers', async ({
  openBrowser,
}) => {
  const say = textsOf('en');
  const page = await openBrowser({ as: 'professional14@demo.test' });
  await startTest(page, say, 'culture');
  const slider = page.getByRole('slider').first();
  const { x, y, width, height } = (await slider.boundingBox())!;
  const middle = y + height / 2;
  await page.mouse.move(x + 11, middle);
  await page.mouse.down();
  await page.mouse.move(x + width + 20, middle, { steps: 5 });
  await expectPoints(page, say, [100, 0, 0, 0]);
  await expect(page.getByRole('main')).toContainText('All 100 points given');
  await page.mouse.move(x + width * 0.63, middle, { steps: 5 });
  await page.mouse.up();
  await expect(slider).toHaveValue(/^(60|65)$/);
  const given = Number(await slider.inputValue());
  await page.reload();
  await expectPoints(page, say, [given, 0, 0, 0]);
  expect((await savedAttempt(page, 'culture'))?.answers).toEqual({});
});

test('TST-03 no telefone, retomado em outro aparelho com as respostas salvas', async ({ openBrowser }) => {
  const say = textsOf('pt');
  const page = await openBrowser({ language: 'pt', viewport: phone });
  await becomeNewMember(page, 'Jandira Prates');
  await startTest(page, say, 'culture');
  await givePoints(page, say, [10, 20, 30, 40]);
  await page.getByRole('button', { name: say('quizzes/taking:next'), exact: true }).click();
  await expectStep(page, say, 2, questions);
  await checkAccessibilityInBothSchemes(page, 'pergunta de cultura no telefone');
  await expect(savingNote(page, say, 'saved')).toBeVisible();
  // This device's own copy is gone; the server has the rest.
  await page.evaluate(() => localStorage.clear());
  await page.goto('/tests-organizational-culture-questions');
  await expectStep(page, say, 2, questions);
  await expect(page.getByText(say('quizzes/taking:resumed'))).toBeVisible();
  await page.getByRole('button', { name: say('quizzes/taking:back'), exact: true }).click();
  await expectPoints(page, say, [10, 20, 30, 40]);
  const width = await page.evaluate(() => document.querySelector('main')!.scrollWidth);
  expect(width).toBeLessThanOrEqual(phone.width);
});
