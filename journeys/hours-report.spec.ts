import { readFile } from 'node:fs/promises';
import { taskPaths } from '#tasks/paths.ts';
import { checkAccessibilityInBothSchemes } from './steps/check-accessibility.ts';
import { expect, test } from './steps/journey.ts';
import { textsOf } from './steps/texts.ts';

const say = textsOf('pt');
const report = (key: string, values?: Record<string, string>) => say(`timesheets/reports:${key}`, values);
const ofPlatform = (key: string) => say(`platform/reports:${key}`);

test('TIM-04 TSK-07 a company exports the hours of a project once all is chosen, waits and downloads them', async ({
  openBrowser,
}) => {
  const page = await openBrowser({ as: 'owner@demo.test', language: 'pt' });
  const { projects } = (await (await page.request.get('/api/getAllProjects')).json()) as {
    projects: { projectId: string; title: string }[];
  };
  const { projectId } = projects.find(({ title }) => title === 'Plataforma de obras')!;
  await page.goto(taskPaths.board(projectId));
  await page.getByRole('button', { name: say('tasks/board:board.more') }).click();
  await page.getByRole('menuitem', { name: say('tasks/board:report') }).click();
  const dialog = page.getByRole('dialog');
  const incomplete = dialog.getByRole('button', { name: report('incomplete') });
  await expect(incomplete).toBeDisabled();
  await dialog.getByLabel(report('professionals')).click();
  await page.getByRole('option', { name: report('everyone') }).click();
  // Closes the list, which would cover what follows.
  await page.keyboard.press('Tab');
  await dialog.getByText(ofPlatform('formats.csv'), { exact: true }).click();
  await expect(incomplete).toBeDisabled();
  await dialog.getByText(report('period.range'), { exact: true }).click();
  await dialog.getByLabel(report('period.from'), { exact: true }).fill('2001-01-01');
  await dialog.getByLabel(report('period.to'), { exact: true }).fill('2001-01-31');
  await checkAccessibilityInBothSchemes(page, 'the export of hours');
  await dialog.getByRole('button', { name: report('action') }).click();
  await expect(dialog.getByText(say('timesheets:errors.noHoursFound'))).toBeVisible();

  await dialog.getByText(report('period.entire'), { exact: true }).click();
  await dialog.getByRole('button', { name: report('action') }).click();
  await expect(dialog.getByText(ofPlatform('state.done'))).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('link', { name: ofPlatform('download') }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('horas-plataforma-de-obras.csv');
  const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
  const { summary } = (await (await page.request.get(`/api/timeEntries/project/${projectId}`)).json()) as {
    summary: { minutes: number };
  };
  const [header, ...rows] = lines.map((line) => line.split(';'));
  const at = header!.indexOf(report('column.minutes'));
  expect(rows.reduce((sum, row) => sum + Number(row.at(at)), 0)).toBe(summary.minutes);
});
