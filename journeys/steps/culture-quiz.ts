import { expect, type Locator, type Page } from '@playwright/test';
import type { Say } from './texts.ts';

/** The four fields of the current question, from the top. */
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
