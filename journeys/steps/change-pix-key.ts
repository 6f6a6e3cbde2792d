import { expect, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '#accounts/rules/demo-sign-ins.ts';
import { profilePartPath } from '#profiles/paths.ts';
import type { Say } from './texts.ts';

/** A professional of the demo world changes the key by which they are paid; who had one before gives the password. */
export async function changePixKey(page: Page, say: Say, key: string): Promise<void> {
  await page.goto(profilePartPath('private'));
  await page.getByRole('button', { name: say('profiles:bank.edit') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(say('profiles:bank.pixKey'), { exact: true }).fill(key);
  await dialog.getByLabel(say('profiles:bank.password')).fill(DEMO_PASSWORD);
  await dialog.getByRole('button', { name: say('profiles:modal.save') }).click();
  await expect(dialog).toBeHidden();
}
