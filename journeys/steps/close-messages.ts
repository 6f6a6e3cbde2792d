import { expect, type Page } from '@playwright/test';
import type { Say } from './texts.ts';

/** Closes the messages that lie over the page's lower corner. */
export async function closeMessages(page: Page, say: Say): Promise<void> {
  const region = page.getByRole('region', { name: say('platform:toast.region') });
  const close = region.getByRole('button', { name: say('platform:toast.close') });
  for (const button of await close.all()) await button.click();
  await expect(close).toHaveCount(0);
}
