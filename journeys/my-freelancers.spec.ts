import { checkAccessibilityInBothSchemes } from './steps/check-accessibility.ts';
import { expect, test } from './steps/journey.ts';
import { textsOf } from './steps/texts.ts';

const say = textsOf('pt');
const people = (key: string, values?: Record<string, string>) => say(`timesheets/professionals:${key}`, values);

test('PRJ-03 the company finds a professional, reads hours and expected amounts, and asks for a payment block', async ({
  openBrowser,
}) => {
  const page = await openBrowser({ as: 'owner@demo.test', language: 'pt' });
  await page.goto('/my-freelancers');
  await page.getByRole('searchbox', { name: people('search') }).fill('vinicius');
  const row = page.getByRole('row', { name: /Vinícius Rezende/ });
  await expect(page.getByRole('row', { name: /Plataforma de obras/ })).toHaveCount(1);
  await row.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Vinícius Rezende' })).toBeVisible();
  await expect(page.getByRole('button', { name: people('month.after') })).toBeDisabled();
  await checkAccessibilityInBothSchemes(page, 'hours of a professional');

  await page.getByRole('link', { name: people('tab.financial') }).click();
  await expect(page.getByText(people('finance.expected'))).toBeVisible();
  await page.getByRole('link', { name: people('tab.details') }).click();
  await page.getByRole('button', { name: say('projects/squad:actionsOf', { name: 'Vinícius Rezende' }) }).click();
  await page.getByRole('menuitem', { name: say('projects/squad:action.requestBlock') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(say('projects/squad:request.reason')).fill('Conferir as horas de outubro.');
  await dialog.getByRole('button', { name: say('projects/squad:request.send') }).click();
  await expect(page.getByText(say('projects/squad:requested'), { exact: true }).first()).toBeVisible();

  // The door: the project's tab of professionals.
  await page.getByRole('link', { name: 'Plataforma de obras' }).first().click();
  await page.getByRole('link', { name: 'Vinícius Rezende' }).click();
  await expect(page).toHaveURL(/\/my-freelancers\/hours\//);
});
