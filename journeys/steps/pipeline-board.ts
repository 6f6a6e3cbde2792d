import { expect, type Locator, type Page } from '@playwright/test';
import { closeMessages } from './close-messages.ts';
import type { Say } from './texts.ts';

/** The name of a stage, as recruiters or as companies read it. */
function stageName(say: Say, stage: string): string {
  const key = `pipeline/candidates:stage.${stage}`;
  return `(${say(key)}|${say(key, { audience: 'company' })})`;
}

/** The column of a stage on the board. */
export function columnOf(page: Page, say: Say, stage: string): Locator {
  return page.getByRole('region', { name: new RegExp(`^${stageName(say, stage)}, `) });
}

export function cardOf(place: Page | Locator, name: string): Locator {
  return place.getByRole('article').filter({ hasText: name });
}

export async function expectCardIn(page: Page, say: Say, name: string, stage: string): Promise<void> {
  await expect(cardOf(columnOf(page, say, stage), name)).toBeVisible();
}

/** Drags a card by the mouse and drops it on another column. */
export async function dragCard(page: Page, card: Locator, column: Locator): Promise<void> {
  await column.scrollIntoViewIfNeeded();
  const [from, to] = [await card.boundingBox(), await column.boundingBox()];
  if (!from || !to) throw new Error('The card or the column is not in sight');
  await page.mouse.move(from.x + 90, from.y + 80);
  await page.mouse.down();
  // The picture that follows the mouse is ready before it moves.
  const picture = page.locator('body > [inert]');
  await expect(picture).toHaveText((await card.textContent()) ?? '');
  await page.mouse.move(from.x + 110, from.y + 90, { steps: 4 });
  await page.mouse.move(to.x + to.width / 2, to.y + 120, { steps: 8 });
  await page.mouse.move(to.x + to.width / 2 + 4, to.y + 124, { steps: 2 });
  await expect(picture).not.toHaveCSS('opacity', '0');
  await expect(card.and(page.locator('[data-dragged]'))).toHaveCount(1);
  await page.mouse.up();
  await expect(picture).toHaveCount(0);
  await expect(card.and(page.locator('[data-dragged]'))).toHaveCount(0);
}

/** Moves a card by keyboard: M opens the menu, arrows choose, Enter moves. */
export async function moveCardByKeys(page: Page, say: Say, card: Locator, stage: string): Promise<void> {
  await card.locator('[data-card-open]').focus();
  await page.keyboard.press('m');
  const target = page.getByRole('menuitem', { name: new RegExp(`^${stageName(say, stage)}$`) });
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 12; presses += 1) {
    if (await target.evaluate((item) => item === document.activeElement)) break;
    await page.keyboard.press('ArrowDown');
  }
  await expect(target).toBeFocused();
  await page.keyboard.press('Enter');
}

/** Chooses an entry of a card's menu by mouse. */
export async function chooseInCardMenu(page: Page, say: Say, name: string, entry: string): Promise<void> {
  await closeMessages(page, say);
  await page.getByRole('button', { name: say('pipeline/candidates:card.actions', { name }) }).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}
