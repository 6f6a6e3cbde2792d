import type { Page } from '@playwright/test';
import type { Say } from './texts.ts';

/** Fills in the login form of the open page and sends it. */
export async function submitLogin(page: Page, say: Say, { email, password }: { email: string; password: string }) {
  await page.getByLabel(say('accounts:fields.email')).fill(email);
  await page.getByLabel(say('accounts:fields.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: say('accounts:login.submit'), exact: true }).click();
}

export async function logOut(page: Page, say: Say): Promise<void> {
  await page.getByRole('button', { name: say('platform:shell.account') }).click();
  await page.getByRole('menuitem', { name: say('platform:shell.logout') }).click();
}
