import { expect, type Page } from '@playwright/test';
import { approvalsPath } from '#second-approvals/paths.ts';
import type { Say } from './texts.ts';

/** A second administrator approves the one request that waits. */
export async function approveRequest(page: Page, say: Say): Promise<void> {
  await page.goto(approvalsPath);
  await page.getByRole('button', { name: say('second-approvals:approve') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('second-approvals:approve') })
    .click();
  await expect(page.getByText(say('second-approvals:done.approve'))).toBeVisible();
}
