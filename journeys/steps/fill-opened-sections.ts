import { expect, type Page } from '@playwright/test';
import { fieldOf } from './field-of.ts';
import type { Say } from './texts.ts';

/** Fills in what applying needs, section after section: each opens by itself when the one before is saved. */
export async function fillOpenedSections(page: Page, say: Say, spoken: string): Promise<void> {
  const opened = (section: string) => page.getByRole('dialog', { name: say(`profiles:sections.${section}`) });
  async function save(section: string): Promise<void> {
    await opened(section)
      .getByRole('button', { name: say('profiles:modal.save'), exact: true })
      .click();
    await expect(opened(section)).toHaveCount(0);
  }

  const about = say('profiles:modal.needed', { list: say('profiles:missing.about') });
  await expect(opened('myProfile').getByText(about)).toBeVisible();
  await fieldOf(opened('myProfile'), say('profiles:fields.about')).fill('Oito anos entre dados e gente.');
  await save('myProfile');
  await opened('experiences')
    .getByRole('button', { name: say('profiles:experiences.add') })
    .click();
  await fieldOf(opened('experiences'), say('profiles:experiences.office')).fill('Analista de dados');
  await save('experiences');
  const skill = fieldOf(opened('skills'), say('profiles:skillKinds.databases'));
  await skill.fill('PostgreSQL');
  await skill.press('Enter');
  await save('skills');
  await opened('languages')
    .getByRole('button', { name: say('profiles:languages.add') })
    .click();
  await fieldOf(opened('languages'), say('profiles:languages.language')).fill(spoken);
  await page.getByRole('option', { name: spoken, exact: true }).click();
  await save('languages');
  await fieldOf(opened('values'), say('profiles:values.hourValue')).fill('95');
  await save('values');
}
