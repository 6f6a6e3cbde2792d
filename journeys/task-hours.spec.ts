import { taskPaths } from '#tasks/paths.ts';
import { checkAccessibilityInBothSchemes } from './steps/check-accessibility.ts';
import { expect, test } from './steps/journey.ts';
import { planTask } from './steps/plan-task.ts';
import { textsOf } from './steps/texts.ts';

const say = textsOf('pt');
const hours = (key: string, values?: Record<string, string>) => say(`timesheets/hours:${key}`, values);

const yesterday = () => new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);

test('TSK-05 TIM-01 TIM-06 a professional clocks on two devices, types, edits and deletes hours, and completes a week', async ({
  openBrowser,
}) => {
  const page = await openBrowser({ as: 'professional39@demo.test', language: 'pt' });
  const owner = await openBrowser({ as: 'owner@demo.test', language: 'pt' });
  const card = await planTask(owner, page, 'Medir a obra pelo celular');
  await page.goto(taskPaths.task(card.projectId, card.taskId));
  await page.getByRole('button', { name: hours('clock.start') }).click();
  const other = await openBrowser({ as: 'professional39@demo.test', language: 'pt' });
  await other.goto(taskPaths.week(yesterday()));
  const clock = other.getByRole('banner').getByRole('status');
  await expect(clock.getByRole('link', { name: card.title })).toBeVisible();
  await clock.getByRole('button').click();
  await expect(page.getByRole('button', { name: hours('clock.start') })).toBeVisible();

  await page.getByLabel(hours('add.span')).fill('nove');
  await page.getByRole('button', { name: hours('add.action') }).click();
  await expect(page.getByText(hours('add.spanProblem'))).toBeVisible();
  await page.getByLabel(hours('add.date')).fill(yesterday());
  await page.getByLabel(hours('add.span')).fill('20-20:30');
  await page.getByRole('button', { name: hours('add.action') }).click();
  const entry = page.getByRole('listitem').filter({ hasText: '20:00–20:30' });
  await expect(entry).toBeVisible();
  await checkAccessibilityInBothSchemes(page, 'the hours of a task');
  // Twice the same: refused, and what was typed stays.
  await page.getByLabel(hours('add.span')).fill('20:10-21');
  await page.getByRole('button', { name: hours('add.action') }).click();
  await expect(page.getByText(/já existe um registro/)).toBeVisible();
  await expect(page.getByLabel(hours('add.span'))).toHaveValue('20:10-21');

  await entry.getByRole('button', { name: new RegExp(`^${hours('delete.action', { span: '' }).trim()}`) }).click();
  await expect(entry).toHaveCount(0);
  await page.getByRole('button', { name: hours('undo') }).click();
  await expect(entry).toBeVisible();

  // The other device shows the week, where the same hours are edited in their place.
  const row = other.getByRole('listitem').filter({ hasText: '20:00–20:30' });
  await row.getByRole('button', { name: new RegExp(`^${hours('edit.action', { span: '' }).trim()}`) }).click();
  await row.getByLabel(hours('add.span')).fill('20-20:45');
  await row.getByLabel(hours('add.description')).fill('Revisão do fluxo');
  await row.getByLabel(hours('add.description')).press('Enter');
  await expect(other.getByRole('listitem').filter({ hasText: '20:00–20:45' })).toContainText('Revisão do fluxo');
  await other.getByRole('button', { name: hours('complete.action') }).click();
  await expect(other.getByText(hours('complete.is'), { exact: true })).toBeVisible();
  await other
    .getByRole('button', { name: hours('undo'), exact: true })
    .first()
    .click();
  await expect(other.getByText(hours('complete.is'), { exact: true })).toHaveCount(0);
  await other.keyboard.press('ArrowLeft');
  await expect(other.getByText('20:00–20:45')).toHaveCount(0);
});
