import type { Page } from '@playwright/test';
import type { Say } from './texts.ts';

export type Company = {
  firstName: string;
  lastName: string;
  company: string;
  position: string;
  country: string;
  city: string;
};

/** Fills in the first page of a new owner and goes on. */
export async function registerCompany(page: Page, say: Say, company: Company): Promise<void> {
  const field = (name: string) => page.getByLabel(say(`workspaces:fields.${name}`));
  await field('name').first().fill(company.firstName);
  await field('lastName').fill(company.lastName);
  await page.locator('#company-company').fill(company.company);
  await field('positionCompany').fill(company.position);
  await page.getByRole('combobox', { name: say('workspaces:fields.employees') }).click();
  await page.getByRole('option', { name: say('workspaces:employees.11-50') }).click();
  await field('country').first().fill(company.country);
  await field('city').fill(company.city);
  await page.getByRole('button', { name: say('workspaces:register.submit') }).click();
}
