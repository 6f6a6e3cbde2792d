import { expect, type Page } from '@playwright/test';
import { fieldOf } from './field-of.ts';
import { editSection, saveSection } from './fill-profile.ts';
import type { Say } from './texts.ts';

/** From the page that fills the profile in: adds what an import of a career cannot know, until nothing is missing. */
export async function becomeChampion(page: Page, say: Say): Promise<void> {
  const dialog = page.getByRole('dialog');
  await editSection(page, say, 'myProfile');
  await fieldOf(dialog, say('profiles:fields.countryCode')).fill('+55');
  await fieldOf(dialog, say('profiles:fields.phoneNumber')).fill('81999990000');
  await fieldOf(dialog, say('profiles:pages.github')).fill('https://github.com/lia-monteiro');
  await saveSection(page, say);
  await editSection(page, say, 'values');
  await dialog.getByLabel(say('profiles:values.hourValue')).fill('95');
  await dialog.getByLabel(say('profiles:values.monthValue')).fill('14000');
  await saveSection(page, say);
  await page.getByRole('button', { name: say('profiles:fill.finish') }).click();
  await expect(page).toHaveURL('/squadMember-profile');
  await editSection(page, say, 'availability');
  await dialog.getByText(say('profiles:availability.fullTime'), { exact: true }).click();
  await saveSection(page, say);
  await expect(page.getByText(say('profiles:score.complete')).filter({ visible: true })).toBeVisible();
}
