import { expect, type Locator, type Page } from '@playwright/test';
import type { Say } from './texts.ts';

/** Opens the test and starts it. */
export async function startMotivators(page: Page, say: Say): Promise<void> {
  await page.goto('/quiz-moving-motivators');
  await page.getByRole('button', { name: say('quizzes/taking:intro.start'), exact: true }).click();
  await expect(handOf(page, say)).toContainText(say('quizzes/motivators:cardOf', { number: 1, total: 10 }));
}

/** The card that is dealt next. */
export function handOf(page: Page, say: Say): Locator {
  return page.locator('section').filter({ hasText: say('quizzes/motivators:orDrag') });
}

export async function nameInHand(page: Page, say: Say): Promise<string> {
  return handOf(page, say).getByRole('heading', { level: 2 }).innerText();
}

/** Deals the card in hand and returns its name; afterwards the next one is there, unless it was the last. */
export async function dealCard(page: Page, say: Say, motivates = true): Promise<string> {
  const name = await nameInHand(page, say);
  const button = say(`quizzes/motivators:${motivates ? 'motivatesMe' : 'demotivatesMe'}`);
  await page.getByRole('button', { name: button, exact: true }).click();
  await expect(cardAt(page, name)).toBeVisible();
  return name;
}

/** A card of the row by its name: what the keyboard lifts. */
export function cardAt(page: Page, name: string): Locator {
  return page.locator('[data-card]').filter({ hasText: name });
}

/** The names from place 1 on. */
export async function expectOrder(page: Page, names: readonly string[]): Promise<void> {
  await expect(page.locator('[data-card]')).toHaveText([...names]);
}

/** Drags a card by the mouse and drops it on another or on an empty place. */
export async function dragOnto(page: Page, card: Locator, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const [from, to] = [await card.boundingBox(), await target.boundingBox()];
  if (!from || !to) throw new Error('The card or its place is not in sight');
  await page.mouse.move(from.x + from.width / 2, from.y + 30);
  await page.mouse.down();
  await page.mouse.move(from.x + from.width / 2 + 12, from.y + 36, { steps: 4 });
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 });
  await page.mouse.move(to.x + to.width / 2 + 4, to.y + to.height / 2 + 4, { steps: 2 });
  await page.mouse.up();
}
