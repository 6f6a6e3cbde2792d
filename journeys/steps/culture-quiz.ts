import { expect, type Locator, type Page } from '@playwright/test';
import type { Say } from './texts.ts';

const cultureTest = '/tests-organizational-culture-questions';

/** Opens the test and begins it, again if it was finished before. */
export async function startCulture(page: Page, say: Say): Promise<void> {
  await page.goto(cultureTest);
  const again = page.getByRole('button', { name: say('quizzes/taking:intro.retake'), exact: true });
  const first = page.getByRole('button', { name: say('quizzes/taking:intro.start'), exact: true });
  await again.or(first).click();
  await expectQuestion(page, say, 1);
}

export async function expectQuestion(page: Page, say: Say, number: number): Promise<void> {
  await expect(page.getByText(say('quizzes/taking:position', { number, total: 6 }), { exact: true })).toBeVisible();
}

/** The four fields of the question that is open, from the top. */
export function pointFields(page: Page, say: Say): Locator {
  return page.getByRole('textbox', { name: new RegExp(`^${say('quizzes/culture:field')}`) });
}

export async function givePoints(page: Page, say: Say, points: readonly number[]): Promise<void> {
  for (const [place, value] of points.entries()) await pointFields(page, say).nth(place).fill(String(value));
}

export async function expectPoints(page: Page, say: Say, points: readonly number[]): Promise<void> {
  for (const [place, value] of points.entries()) {
    await expect(pointFields(page, say).nth(place)).toHaveValue(String(value));
    await expect(page.getByRole('slider').nth(place)).toHaveValue(String(value));
  }
}

/** Until the server has everything. */
export async function expectSaved(page: Page, say: Say): Promise<void> {
  await expect(page.getByText(say('quizzes/taking:saving.saved'), { exact: true })).toBeVisible();
}

/** What the server has of a test. */
export async function readAttempt(page: Page, quiz: 'culture' | 'motivators') {
  const answer = await page.request.get(`/api/tests/${quiz}/attempt`);
  return ((await answer.json()) as { attempt: { answers: Record<string, unknown> } | null }).attempt;
}
