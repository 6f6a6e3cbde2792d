import { projectPaths } from '#projects/paths.ts';
import { checkAccessibilityInBothSchemes } from './steps/check-accessibility.ts';
import { expect, test } from './steps/journey.ts';
import { findRunningProject } from './steps/plan-task.ts';
import { textsOf } from './steps/texts.ts';

const say = textsOf('pt');
const words = (key: string, values?: Record<string, string>) => say(`projects/management:${key}`, values);
const squad = (key: string, values?: Record<string, string>) => say(`projects/squad:${key}`, values);

test('TSK-08 an administrator manages a project: what was typed in one tab travels through the others, and payments are blocked', async ({
  openBrowser,
}) => {
  const projectId = await findRunningProject(await openBrowser({ as: 'owner@demo.test', language: 'pt' }));
  const page = await openBrowser({ as: 'admin@demo.test', language: 'pt' });
  await page.goto(projectPaths.details(projectId));
  await page.getByRole('button', { name: say('projects:vacancy.more') }).click();
  await page.getByRole('menuitem', { name: say('projects:details.manage') }).click();
  const modal = page.getByRole('dialog', { name: words('title') });
  await modal.getByLabel(words('field.phase')).fill('Segunda obra');
  await modal.getByLabel(words('field.concludedOn')).fill('2027-03-31');
  await checkAccessibilityInBothSchemes(page, 'the modal of a project');
  const tab = (name: string) => modal.getByText(words(`tabs.${name}`), { exact: true });
  await tab('financial').click();
  await modal.getByLabel(words('field.rate')).fill('12,5,1');
  await tab('general').click();
  // What was not understood stays, and its tab with it.
  await expect(modal.getByLabel(words('field.rate'))).toBeFocused();
  await expect(modal.getByLabel(words('field.rate'))).toHaveValue('12,5,1');
  await modal.getByLabel(words('field.rate')).fill('12,5');
  await modal.getByLabel(words('field.totalAmount')).fill('48000');
  await modal.getByLabel(words('field.installments')).fill('6');
  await modal.getByText(words('paymentType.pix'), { exact: true }).click();
  await tab('general').click();
  await expect(modal.getByLabel(words('field.phase'))).toHaveValue('Segunda obra');
  await modal.getByRole('button', { name: words('save'), exact: true }).click();
  await expect(page.getByText(words('saved'))).toBeVisible();

  await page.goto(projectPaths.manage(projectId));
  await expect(modal.getByLabel(words('field.phase'))).toHaveValue('Segunda obra');
  await expect(modal.getByLabel(words('field.concludedOn'))).toHaveValue('2027-03-31');
  await tab('financial').click();
  await expect(modal.getByLabel(words('field.rate'))).toHaveValue('12,5');
  await expect(modal.getByLabel(words('field.totalAmount'))).toHaveValue(/48\.000/);
  await expect(modal.getByLabel(words('field.installments'))).toHaveValue('6');
  await expect(modal.getByRole('radio', { name: words('paymentType.pix') })).toBeChecked();

  await tab('professionals').click();
  const name = 'Samuel Moura';
  const act = async (action: 'block' | 'unblock') => {
    await modal.getByRole('button', { name: squad('actionsOf', { name }) }).click();
    await page.getByRole('menuitem', { name: squad(`action.${action}`), exact: true }).click();
    const question = page.getByRole('dialog', { name: squad(`execute.title.${action}`, { name }) });
    await question.getByLabel(squad('execute.note')).fill('Dados bancários a conferir.');
    await question.getByRole('button', { name: squad(`action.${action}`), exact: true }).click();
    await expect(page.getByText(squad(`execute.done.${action}`, { name }))).toBeVisible();
  };
  await act('block');
  await expect(modal.getByText(squad('blocked'), { exact: true })).toBeVisible();
  // Another journey pays this person.
  await act('unblock');
  await expect(modal.getByText(squad('blocked'), { exact: true })).toHaveCount(0);
});
