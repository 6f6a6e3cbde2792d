import { dateInSaoPaulo } from '#platform/calendar/business-days.ts';
import type { Page } from '@playwright/test';
import { taskPaths } from '#tasks/paths.ts';
import { expect, test } from './steps/journey.ts';
import { textsOf } from './steps/texts.ts';

/** Three tasks of a running project of the demo company that share a word; the first two are due in the middle of this month. */
async function addTasks(page: Page, word: string) {
  const { projects } = (await (await page.request.get('/api/getAllProjects')).json()) as {
    projects: { projectId: string; title: string }[];
  };
  const { projectId } = projects.find(({ title }) => title === 'Plataforma de obras')!;
  // The month that the calendar opens with.
  const month = dateInSaoPaulo(new Date()).slice(0, 7);
  const due = [`${month}-14`, `${month}-15`, undefined];
  for (const [index, name] of ['Azul', 'Bege', 'Cinza'].entries()) {
    const data = { title: `${word} ${name}`, status: 'toDo', estimatedHours: index + 1, dueOn: due[index] };
    const answer = await page.request.post(`/api/tasks/${projectId}/postTask`, { data });
    expect(answer.ok(), await answer.text()).toBe(true);
  }
  return { projectId, month };
}

test('TSK-03 a table is sorted, kept as the view that opens first, and changed many at once, with undo', async ({
  openBrowser,
}) => {
  const say = textsOf('pt');
  const views = (key: string, values?: Record<string, string | number>) => say(`tasks/views:${key}`, values);
  const page = await openBrowser({ as: 'owner@demo.test', language: 'pt' });
  const { projectId } = await addTasks(page, 'Parede');
  const rows = page
    .getByRole('table', { name: views('table.label') })
    .getByRole('row')
    .filter({ hasText: 'Parede' });
  const titles = async () => (await rows.allTextContents()).map((text) => /Azul|Bege|Cinza/.exec(text)?.[0]);

  await page.goto(`${taskPaths.board(projectId)}?look=table&search=Parede`);
  await page
    .getByRole('columnheader', { name: views('table.estimate') })
    .getByRole('button')
    .click();
  await expect.poll(titles).toEqual(['Cinza', 'Bege', 'Azul']);

  await page.getByRole('button', { name: say('platform/views:title'), exact: true }).click();
  await page.getByRole('menuitem', { name: say('platform/views:save') }).click();
  const form = page.getByRole('dialog', { name: say('platform/views:save') });
  await form.getByLabel(say('platform/views:name')).fill('Paredes');
  await form.getByRole('button', { name: say('platform/views:saveAction') }).click();
  await page.getByRole('button', { name: say('platform/views:more', { name: 'Paredes' }) }).click();
  await page.getByRole('menuitem', { name: say('platform/views:default') }).click();
  await expect(page.getByRole('region', { name: say('platform:toast.region') })).toContainText(
    say('platform/views:defaultKept'),
  );
  await page.goto(taskPaths.board(projectId));
  await expect.poll(titles).toEqual(['Cinza', 'Bege', 'Azul']);

  const readColumn = async () => {
    const board = (await (await page.request.get(`/api/tasks/${projectId}`)).json()) as {
      columns: { status: string; cards: { title: string }[] }[];
    };
    return board.columns.find(({ status }) => status === 'toDo')!.cards.map(({ title }) => title);
  };
  const before = await readColumn();
  // Not those on top, where everything moved goes.
  for (const title of before.slice(1, 3)) await rows.filter({ hasText: title }).getByRole('checkbox').check();
  await page.getByRole('button', { name: views('many.move') }).click();
  await page.getByRole('menuitem', { name: say('tasks/board:status.backlog') }).click();
  await expect(rows.filter({ hasText: say('tasks/board:status.backlog') })).toHaveCount(2);
  await page.getByRole('button', { name: views('many.undo') }).click();
  await expect(rows.filter({ hasText: say('tasks/board:status.toDo') })).toHaveCount(3);
  expect(await readColumn()).toEqual(before);
  await page.getByRole('button', { name: say('platform/views:more', { name: 'Paredes' }) }).click();
  await page.getByRole('menuitem', { name: say('platform/views:delete'), exact: true }).click();
});

test('TSK-03 a calendar moves due dates by drag and by keys', async ({ openBrowser }) => {
  const page = await openBrowser({ as: 'owner@demo.test', language: 'en' });
  const { projectId, month } = await addTasks(page, 'Floor');
  const day = (date: number) => page.locator(`[data-day="${month}-${date}"]`);
  const taskOn = (date: number, name: string) => day(date).getByRole('button', { name: new RegExp(`^Floor ${name},`) });
  const saved = () => page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await page.goto(`${taskPaths.board(projectId)}?look=calendar&search=Floor`);

  const from = (await taskOn(14, 'Azul').boundingBox())!;
  const target = (await day(16).boundingBox())!;
  await page.mouse.move(from.x + 30, from.y + 8);
  await page.mouse.down();
  await page.mouse.move(from.x + 60, from.y + 20, { steps: 3 });
  await page.mouse.move(target.x + 40, target.y + 50, { steps: 4 });
  const dropped = saved();
  await page.mouse.up();
  await expect(taskOn(16, 'Azul')).toBeVisible();
  expect((await dropped).status()).toBe(200);

  await taskOn(15, 'Bege').focus();
  const moved = saved();
  await page.keyboard.press('Shift+ArrowRight');
  await expect(taskOn(16, 'Bege')).toBeVisible();
  expect((await moved).status()).toBe(200);
  await page.reload();
  await expect(taskOn(16, 'Azul')).toBeVisible();
  await expect(taskOn(16, 'Bege')).toBeVisible();
});
