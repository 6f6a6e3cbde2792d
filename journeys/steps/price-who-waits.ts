import { expect, type Page } from '@playwright/test';
import { checkAccessibility } from './check-accessibility.ts';
import type { textsOf } from './texts.ts';

/** Prices the one person who was hired without an offer, from what waits; then nothing waits any more. */
export async function priceWhoWaits(company: Page, say: ReturnType<typeof textsOf>, reason: string): Promise<void> {
  const price = (key: string) => say(`wallet/prices:${key}`);
  const waiting = company.getByRole('region', { name: say('waiting:title') });
  await company.goto('/my-projects');
  await waiting.getByRole('link', { name: say('wallet:waiting.ownHiresToPrice_one') }).click();
  await company.getByRole('button', { name: say('wallet/allocations:setPrice') }).click();
  const dialog = company.getByRole('dialog');
  await dialog.getByLabel(price('prices.dialog.gross')).fill('90');
  await dialog.getByLabel(price('first.hours')).fill('80');
  await dialog.getByLabel(price('first.reason')).fill(reason);
  await checkAccessibility(company, 'the first price of a hire');
  await dialog.getByRole('button', { name: price('prices.dialog.save') }).click();
  await expect(dialog).toHaveCount(0);
  await company.goto('/my-projects');
  await expect(waiting).toHaveText(say('waiting:nothing'));
}
