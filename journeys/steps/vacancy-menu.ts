import type { Page } from '@playwright/test';
import type { textsOf } from './texts.ts';

/** Opens what stands behind "…" in the head of a vacancy and chooses an entry. */
export async function chooseInVacancyMenu(page: Page, say: ReturnType<typeof textsOf>, entry: string): Promise<void> {
  await page.getByRole('button', { name: say('projects:vacancy.more'), exact: true }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}
