import { expect, type Page } from '@playwright/test';
import { checkAccessibility } from './check-accessibility.ts';
import { fieldOf } from './field-of.ts';
import type { Say } from './texts.ts';

export type Vacancy = {
  project: string;
  /** The text that is typed until the profession is suggested, and the suggestion to choose. */
  typed: string;
  profession: string;
  title: string;
  about: string;
  skill: string;
  pay: string;
  benefits: string;
};

function choose(page: Page, group: string, option: string): Promise<void> {
  return page.getByRole('group', { name: group }).getByText(option, { exact: true }).click();
}

/** Goes through the steps of the brief, each checked, up to the page that says it is published. */
export async function postVacancy(page: Page, say: Say, vacancy: Vacancy, ...others: Vacancy[]): Promise<void> {
  await page.getByRole('button', { name: say('projects:selection.begin') }).click();
  await fieldOf(page, say('projects:brief.title')).fill(vacancy.project);
  await choose(page, say('projects:brief.type'), say('projects:type.recurring'));
  await choose(page, say('projects:brief.deadline'), say('projects:deadline.upTo30Days'));
  await goOn(page, say, 'position');
  await describePosition(page, say, vacancy);
  for (const other of others) {
    await page.getByRole('button', { name: say('projects:brief.addPosition') }).click();
    await describePosition(page, say, other);
  }
  for (const { title, skill } of [vacancy, ...others]) {
    await expect(page.getByText(title, { exact: true }).first()).toBeVisible();
    await expect(page.getByText(skill).first()).toBeVisible();
  }
  await page.getByRole('button', { name: say('projects:brief.publish') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('projects:thanks.title'));
}

async function goOn(page: Page, say: Say, nextStep: string): Promise<void> {
  await checkAccessibility(page, `brief before ${nextStep}`);
  await page.getByRole('button', { name: say('projects:continue') }).click();
  await expect(page.locator('[aria-current="step"]')).toContainText(say(`projects:step.${nextStep}`));
}

/** Goes through the four steps about one position, up to the summary. */
async function describePosition(page: Page, say: Say, vacancy: Vacancy): Promise<void> {
  const label = (key: string) => fieldOf(page, say(`projects:brief.${key}`));
  await label('profession').fill(vacancy.typed);
  await page.getByRole('option', { name: vacancy.profession, exact: true }).click();
  await label('positionTitle').fill(vacancy.title);
  await choose(page, say('projects:brief.area'), say('projects:area.programming'));
  await label('monthlyHours').fill('160');
  await label('aboutOpportunity').fill(vacancy.about);
  await goOn(page, say, 'requirements');

  await page.getByRole('combobox', { name: say('projects:brief.experienceYears') }).click();
  await page.getByRole('option', { name: say('projects:experience', { count: 3 }), exact: true }).click();
  const suggested = page.getByRole('group', {
    name: say('projects:brief.suggestions', { kind: say('projects:tags.languages') }),
  });
  await suggested.getByRole('button').first().click();
  await fieldOf(page, say('projects:tags.skills')).fill(vacancy.skill);
  await page.keyboard.press('Enter');
  await goOn(page, say, 'conditions');

  await choose(page, say('projects:brief.hiringModel'), say('projects:hiringModel.PJ'));
  await choose(page, say('projects:brief.workModel'), say('projects:workModel.remote'));
  await choose(page, say('projects:brief.payPeriod'), say('projects:payPeriod.hour'));
  await label('payMinimum').fill(vacancy.pay);
  await goOn(page, say, 'texts');

  await fieldOf(page, say('projects:texts.benefits')).fill(vacancy.benefits);
  await goOn(page, say, 'summary');
}
