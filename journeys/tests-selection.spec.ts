import type { Page } from '@playwright/test';
import { quizKeys } from '#quizzes/rules/quiz.ts';
import { expect, test } from './steps/journey.ts';
import { textsOf } from './steps/texts.ts';

const en = textsOf('en');
const pt = textsOf('pt');
const minutes = { personality: 7, culture: 3, motivators: 10, softSkills: 6 };

const cardOf = (page: Page, name: string) => page.getByRole('article', { name });

test('TST-01 the four tests with their minutes, from the menu, for members who have done none', async ({
  openBrowser,
}) => {
  const page = await openBrowser({ as: 'member2@demo.test', language: 'pt', viewport: { width: 390, height: 844 } });
  await page.goto('/tests-selection');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pt('quizzes:myTests'));
  for (const quiz of quizKeys) {
    const name = pt(`quizzes:names.${quiz}`);
    await expect(cardOf(page, name)).toContainText(pt('quizzes/cards:minutes', { count: minutes[quiz] }));
    await expect(cardOf(page, name).getByRole('link', { name: pt('quizzes/cards:startTest', { name }) })).toBeVisible();
  }
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, 'wider than the phone').toBeLessThanOrEqual(0);
});

test('NAV-06 TST-01 finished tests: results, taking again, and the date for the motivators', async ({
  openBrowser,
}) => {
  const page = await openBrowser({ as: 'professional36@demo.test' });
  await page.goto('/squadMember-profile');
  await page.getByRole('link', { name: en('quizzes:menu.tests'), exact: true }).click();
  await expect(page).toHaveURL('/tests-selection');
  const intensifiers = page.getByRole('region', { name: en('quizzes/cards:intensifiers.title') });
  await expect(intensifiers).toContainText(en('quizzes/cards:intensifiers.active', { number: 4, total: 4 }));
  for (const quiz of quizKeys) {
    const name = en(`quizzes:names.${quiz}`);
    const card = cardOf(page, name);
    await expect(card.getByRole('link', { name: en('quizzes/cards:resultOf', { name }) })).toBeVisible();
    const again = card.getByRole('link', { name: en('quizzes/cards:retakeTest', { name }) });
    await expect(again).toHaveCount(quiz === 'motivators' ? 0 : 1);
  }
  await expect(cardOf(page, en('quizzes:names.motivators'))).toContainText(/again from \w+ \d+, \d{4}/);
});

test('TST-01 the profile has the same cards, and asks for the next test', async ({ openBrowser }) => {
  const page = await openBrowser({ as: 'professional39@demo.test' });
  await page.goto('/squadMember-profile');
  const name = en('quizzes:names.softSkills');
  await expect(page.getByRole('article')).toHaveCount(4);
  const next = page.getByRole('heading', { name: en('quizzes/cards:next.start', { name }) });
  await expect(next.first()).toBeVisible();
  await cardOf(page, name)
    .getByRole('link', { name: en('quizzes/cards:startTest', { name }) })
    .click();
  await page.getByRole('button', { name: en('quizzes/taking:intro.start') }).click();
  await expect(page.getByRole('radiogroup')).toBeVisible();
  await page.goto('/squadMember-profile');
  await expect(cardOf(page, name)).toContainText(en('quizzes/cards:states.inProgress'));
  await expect(page.getByRole('heading', { name: en('quizzes/cards:next.resume', { name }) }).first()).toBeVisible();
});

test('P-8.6 a test is taken in calm: the navigation is folded, the content centred, and one can leave and go on later', async ({
  openBrowser,
}) => {
  const page = await openBrowser({ as: 'member2@demo.test', language: 'pt' });
  await page.goto('/tests-selection');
  const navigation = page.getByRole('navigation', { name: pt('platform:shell.navigation') });
  const width = async () => Math.round((await navigation.boundingBox())?.width ?? 0);
  await expect.poll(width).toBe(202);
  const name = pt('quizzes:names.culture');
  await page.getByRole('link', { name: pt('quizzes/cards:startTest', { name }) }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect.poll(width).toBe(62);
  const main = (await page.getByRole('main').boundingBox())!;
  const heading = (await page.getByRole('heading', { level: 1 }).boundingBox())!;
  expect(heading.x - main.x).toBeGreaterThan(100);
  await page.getByRole('button', { name: pt('quizzes/taking:intro.start') }).click();
  await page.getByRole('link', { name: pt('quizzes/taking:leave') }).click();
  await expect(page).toHaveURL('/tests-selection');
  await expect.poll(width).toBe(202);
});
