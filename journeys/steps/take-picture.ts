import { join } from 'node:path';
import type { Page } from '@playwright/test';

/** With `PICTURES=FOLDER`, keeps what the page looks like at a step, to be looked at by people. */
export async function takePicture(page: Page, journey: string, step: string): Promise<void> {
  const folder = process.env.PICTURES;
  if (!folder) return;
  const { width } = page.viewportSize() ?? { width: 0 };
  await page.screenshot({ path: join(folder, `${journey}-${width}-${step}.png`) });
}
