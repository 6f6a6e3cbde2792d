import type { Page } from '@playwright/test';
import { dismissHints } from './dismiss-hints.ts';
import type { Say } from './texts.ts';

export type NewPerson = { email: string; password: string; role: 'squadOwner' | 'squadMember' };

export async function fillSignUp(page: Page, say: Say, { role, ...account }: NewPerson): Promise<void> {
  await page.getByText(say(`accounts:signup.${role}`), { exact: true }).click();
  await fillNewAccount(page, say, account);
}

/** The fields of every sign-up page. */
export async function fillNewAccount(
  page: Page,
  say: Say,
  { email, password }: Omit<NewPerson, 'role'>,
): Promise<void> {
  await page.getByLabel(say('accounts:fields.email')).fill(email);
  await page.getByLabel(say('accounts:newPassword.password'), { exact: true }).fill(password);
  await page.getByLabel(say('accounts:newPassword.confirmation'), { exact: true }).fill(password);
}

export function acceptTerms(page: Page): Promise<void> {
  return page.getByRole('checkbox').check();
}

export function submitSignUp(page: Page, say: Say): Promise<void> {
  return page.getByRole('button', { name: say('accounts:signup.submit') }).click();
}

/** Goes through the whole sign-up page, to the first page behind it. */
export async function signUp(page: Page, say: Say, person: NewPerson): Promise<void> {
  await page.goto('/signup');
  await fillSignUp(page, say, person);
  await acceptTerms(page);
  await submitSignUp(page, say);
  await page.waitForURL((address) => address.pathname !== '/signup');
  await dismissHints(page);
}
