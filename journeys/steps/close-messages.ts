import { expect, type Page } from '@playwright/test';
import type { Say } from './texts.ts';

/** Closes the messages that cover the page's lower corner. */
export async function closeMessages(page: Page, say: Say): Promise<void> {
  const region = page.getByRole('region', { name: say('platform:toast.region') });
  const close = region.getByRole('button', { name: say('platform:toast.close') });
  // Another may appear while one closes.
  await expect(async () => {
    for (const button of await close.all()) await button.click({ timeout: 2_000 });
    await expect(close).toHaveCount(0, { timeout: 2_000 });
  }).toPass({ timeout: 15_000 });
}
