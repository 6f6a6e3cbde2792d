import { expect, type Locator, type Page } from '@playwright/test';
import { type QuizKey } from '#quizzes/rules/quiz.ts';
import { quizPages } from '#quizzes/paths.ts';
import type { Say } from './texts.ts';

interface SavedAttempt {
  answers: Record<string, unknown>;
  answeredSteps: number;
  version: number;
}

/** Opens a test and starts it, for the first time or again. */
export async function startTest(page: Page, say: Say, quiz: QuizKey): Promise<void> {
  await page.goto(quizPages[quiz].take);
  const labels = [say('quizzes/taking:intro.start'), say('quizzes/taking:intro.retake')];
  const start = page.getByRole('button', { name: new RegExp(`^(${labels.join('|')})$`) });
  const question = page.getByRole('heading', { level: 2 });
  await expect(start.or(question).first()).toBeVisible();
  await expect(async () => {
    // The bar of a kept vacancy may push the button away under the pointer.
    if (await start.isVisible()) await start.click();
    await expect(question).toBeFocused({ timeout: 5_000 });
  }).toPass();
}

/** Waits until a step is shown, by its number from 1. */
export async function expectStep(page: Page, say: Say, number: number, total: number): Promise<void> {
  await expect(page.getByText(say('quizzes/taking:position', { number, total }), { exact: true })).toBeVisible();
}

/** The page's note that says where the answers are saved. */
export function savingNote(page: Page, say: Say, state: 'saved' | 'kept'): Locator {
  return page.locator(`[data-saving="${state}"]`).getByText(say(`quizzes/taking:saving.${state}`));
}

/** The open attempt on the server; null when there is none. */
export async function savedAttempt(page: Page, quiz: QuizKey): Promise<SavedAttempt | null> {
  const answer = await page.request.get(`/api/tests/${quiz}/attempt`);
  return ((await answer.json()) as { attempt: SavedAttempt | null }).attempt;
}

/** Answers like another device: over the API, with the server's current version. */
export async function answerElsewhere(page: Page, quiz: QuizKey, given: readonly unknown[], from = 0): Promise<number> {
  const attempt = await savedAttempt(page, quiz);
  const answers = given.map((answer, index) => ({ step: from + index, answer }));
  const saved = await page.request.put(`/api/tests/${quiz}/steps`, { data: { version: attempt?.version, answers } });
  expect(saved.status(), await saved.text()).toBe(200);
  return ((await saved.json()) as SavedAttempt).version;
}
