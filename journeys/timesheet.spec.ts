import { taskPaths } from '#tasks/paths.ts';
import { checkAccessibilityInBothSchemes } from './steps/check-accessibility.ts';
import { expect, test } from './steps/journey.ts';
import { findRunningProject } from './steps/plan-task.ts';
import { textsOf } from './steps/texts.ts';

const say = textsOf('pt');
const sheet = (key: string, values?: Record<string, string>) => say(`timesheets/timesheet:${key}`, values);
const board = (key: string) => say(`tasks/board:${key}`);

test('TIM-02 a company reads the hours of a project by day, narrows them down and sees how one stands', async ({
  openBrowser,
}) => {
  const page = await openBrowser({ as: 'owner@demo.test', language: 'pt' });
  const projectId = await findRunningProject(page);
  await page.goto(taskPaths.board(projectId));
  await page.getByRole('link', { name: board('timesheet') }).click();
  const intro = page.getByRole('dialog', { name: sheet('intro.title') });
  await expect(intro).toContainText(sheet('intro.read.text'));
  await intro.getByRole('button', { name: say('platform:intro.skip') }).click();
  await expect(page.getByRole('heading', { level: 1, name: sheet('title') })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Plataforma de obras' })).toBeVisible();

  // A page of a lived-in month.
  expect(await page.getByRole('heading', { level: 2 }).count()).toBeGreaterThan(5);
  const rows = page.getByRole('button', { name: new RegExp(`^${sheet('paymentStatus')}: `) });
  const count = await rows.count();
  expect(count).toBe(50);

  await page
    .getByRole('button', { name: sheet('paymentStatus'), exact: true })
    .first()
    .click();
  await page.getByRole('checkbox', { name: sheet('status.paid'), exact: true }).check();
  // A pay run paid the oldest ones.
  const shown = (state: string) =>
    page.getByRole('listitem').filter({ hasText: say(`timesheets/hours:state.${state}`) });
  await expect(shown('pending')).toHaveCount(0);
  await expect(shown('paid').first()).toBeVisible();
  await expect(page).toHaveURL(/status=/);
  await page.reload();
  await expect(shown('paid').first()).toBeVisible();
  await expect(shown('pending')).toHaveCount(0);
  await page.getByRole('button', { name: say('platform:filter.clear', { label: sheet('paymentStatus') }) }).click();
  await expect(rows).toHaveCount(count);
  await checkAccessibilityInBothSchemes(page);

  const pending = page.getByRole('listitem').filter({ hasText: say('timesheets/hours:state.pending') });
  await pending.getByRole('button').first().click();
  const status = page.getByRole('dialog');
  await expect(status).toContainText(say('timesheets/hours:state.pending'));
  await expect(status).toContainText('se ninguém contestar');
});
