import { expect, type Page } from '@playwright/test';
import { closeMessages } from './close-messages.ts';
import { fieldOf } from './field-of.ts';
import type { Say } from './texts.ts';

/** Fills in the first page of a new member and goes on. */
export async function registerMember(
  page: Page,
  say: Say,
  { name, typed, profession, country, city }: Record<'name' | 'typed' | 'profession' | 'country' | 'city', string>,
): Promise<void> {
  await fieldOf(page, say('profiles:fields.displayName')).fill(name);
  await fieldOf(page, say('profiles:fields.jobTitle')).fill(typed);
  await page.getByRole('option', { name: profession, exact: true }).click();
  await page
    .getByRole('group', { name: say('profiles:fields.level') })
    .getByText('4', { exact: true })
    .click();
  await fieldOf(page, say('profiles:fields.country')).fill(country);
  await page.getByRole('option', { name: country, exact: true }).click();
  await fieldOf(page, say('profiles:fields.city')).fill(city);
  await page.getByRole('button', { name: say('profiles:register.submit') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('profiles:fill.title'));
}

export async function chooseImportFile(page: Page, file: { name: string; content: Buffer }): Promise<void> {
  const mimeType = file.name.endsWith('.json') ? 'application/json' : 'application/zip';
  await page.locator('input[type="file"]').setInputFiles({ name: file.name, mimeType, buffer: file.content });
}

/** Confirms what is chosen in the comparison; returns how many entries there were. */
export async function confirmImport(page: Page, say: Say): Promise<number> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('profiles:import.reviewTitle'));
  const count = await page.getByRole('checkbox', { checked: true }).count();
  await page.getByRole('button', { name: say('profiles:import.confirm', { count }), exact: true }).click();
  await expect(page.getByRole('region', { name: say('platform:toast.region') })).toContainText(
    say('profiles:import.applied', { count }),
  );
  await closeMessages(page, say);
  return count;
}

/** Opens a section's form from the list of steps or the profile. */
export async function editSection(page: Page, say: Say, section: string): Promise<void> {
  const name = new RegExp(`: ${say(`profiles:sections.${section}`)}$`);
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

export async function saveSection(page: Page, say: Say): Promise<void> {
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('profiles:modal.save'), exact: true })
    .click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await closeMessages(page, say);
}
