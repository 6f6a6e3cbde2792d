import type { Locator, Page } from '@playwright/test';
import { taskPaths } from '#tasks/paths.ts';
import { checkAccessibilityInBothSchemes } from './steps/check-accessibility.ts';
import { expect, test } from './steps/journey.ts';
import { textsOf } from './steps/texts.ts';

const say = textsOf('en');
const words = (key: string, values?: Record<string, string>) => say(`tasks/board:${key}`, values);
const columnOf = (page: Page, status: string) =>
  page.getByRole('region', { name: new RegExp(`^${words(`status.${status}`)},`) });
const cardOf = (place: Page | Locator, title: string) => place.getByRole('article').filter({ hasText: title });
const titlesIn = (column: Locator) => column.locator('[data-card-open] b').allTextContents();

/** A running project of the demo company, with a professional who signs in. */
async function openBoard(page: Page): Promise<string> {
  const { projects } = (await (await page.request.get('/api/getAllProjects')).json()) as {
    projects: { projectId: string; title: string }[];
  };
  const { projectId } = projects.find(({ title }) => title === 'Plataforma de obras')!;
  await page.goto(taskPaths.board(projectId));
  await expect(columnOf(page, 'toDo').getByRole('article').first()).toBeVisible();
  return projectId;
}

test('TSK-01 TSK-02 the panel explains boards once and leads to them; enabling asks, and cannot be undone', async ({
  openBrowser,
}) => {
  const page = await openBrowser({ as: 'owner@demo.test', language: 'en' });
  await page.goto(taskPaths.panel());
  const intro = page.getByRole('dialog', { name: words('intro.title') });
  for (const step of ['plan', 'work', 'finish'])
    await test.step(step, async () => {
      await expect(intro).toContainText(words(`intro.${step}.text`));
      await intro.getByRole('button', { name: say('platform:intro.next') }).click();
    });
  await intro.getByRole('button', { name: say('platform:intro.start') }).click();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: words('panel.title') })).toBeVisible();
  await expect(intro).toHaveCount(0);
  const running = page.getByRole('region', { name: words('panel.running') });
  const title = (await running.getByRole('heading', { level: 3 }).first().textContent())!;
  await running.getByRole('link', { name: words('panel.accessTo', { title }) }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  const posted = await page.request.post('/api/project/post', {
    data: {
      title: 'A lighthouse',
      positions: [{ title: 'Keeper', aboutOpportunity: 'You keep the light. '.repeat(5) }],
    },
  });
  const { projectId } = (await posted.json()) as { projectId: string };
  await page.goto(taskPaths.board(projectId));
  await page.getByRole('button', { name: words('enable.action') }).click();
  const question = page.getByRole('dialog', { name: words('enable.question') });
  await expect(question).toContainText(words('enable.forGood'));
  await question.getByRole('button', { name: words('enable.action') }).click();
  await expect(columnOf(page, 'backlog')).toBeVisible();
});

test('TSK-03 tasks are dragged, moved by keys and shown to others at once; a refused move goes back and says why', async ({
  openBrowser,
}) => {
  const page = await openBrowser({ as: 'owner@demo.test', language: 'en' });
  const projectId = await openBoard(page);
  const other = await openBrowser({ as: 'owner@demo.test', language: 'en' });
  await other.goto(taskPaths.board(projectId));
  const [first, second] = (await titlesIn(columnOf(page, 'toDo'))) as [string, string];
  await expect(cardOf(columnOf(other, 'toDo'), first)).toBeVisible();

  const from = (await cardOf(page, first).boundingBox())!;
  const target = (await columnOf(page, 'inProgress').locator('ul').boundingBox())!;
  await page.mouse.move(from.x + 90, from.y + 80);
  await page.mouse.down();
  await page.mouse.move(target.x + 90, target.y + 40, { steps: 4 });
  await page.mouse.move(target.x + 90, target.y + 125, { steps: 3 });
  await page.mouse.up();
  await expect.poll(async () => (await titlesIn(columnOf(page, 'inProgress')))[1]).toBe(first);
  await expect(cardOf(columnOf(other, 'inProgress'), first)).toBeVisible();
  await expect(cardOf(other, first)).toHaveCount(1);

  await cardOf(page, second).locator('[data-card-open]').focus();
  await page.keyboard.press('m');
  await page.getByRole('menuitem', { name: words('status.backlog') }).press('Enter');
  await expect(cardOf(columnOf(page, 'backlog'), second)).toBeVisible();

  const unplanned = (await titlesIn(columnOf(page, 'backlog'))).find((title) => title !== second)!;
  await cardOf(page, unplanned)
    .getByRole('button', { name: words('card.menuOf', { title: unplanned }) })
    .click();
  await page.getByRole('menuitem', { name: words('status.inProgress') }).click();
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText(say('tasks:errors.needsEstimate'));
  await expect(cardOf(columnOf(page, 'backlog'), unplanned)).toBeVisible();
  await checkAccessibilityInBothSchemes(page);
});

test('TSK-04 TSK-07 a task is added, filled in, searched and deleted; its history tells every change', async ({
  openBrowser,
}) => {
  const page = await openBrowser({ as: 'owner@demo.test', language: 'en' });
  await openBoard(page);
  await page.getByRole('button', { name: words('new.action') }).click();
  const form = page.getByRole('dialog', { name: words('new.title') });
  await form.getByRole('button', { name: words('new.add') }).click();
  await expect(form).toContainText(words('task.titleMissing'));
  await form.getByRole('textbox', { name: words('task.title') }).fill('Paint the hull');
  await form.getByRole('button', { name: words('new.add') }).click();

  const panel = page.getByRole('dialog', { name: 'Paint the hull' });
  await panel.getByRole('textbox', { name: words('task.estimate') }).fill('6.5');
  await panel.getByRole('textbox', { name: words('task.estimate') }).press('Tab');
  await panel.getByRole('textbox', { name: words('task.addItem') }).fill('Sand it');
  // Whoever ticks at once sees it ticked from then on, also when the step itself is saved and the tick not yet.
  const tick = Promise.withResolvers<void>();
  let changes = 0;
  await page.route('**/api/tasks/*/*', async (route) => {
    if (route.request().postData()?.includes('Sand it') && ++changes === 2) await tick.promise;
    await route.continue();
  });
  const added = page.waitForResponse((response) => response.request().postData()?.includes('Sand it') === true);
  await panel.getByRole('textbox', { name: words('task.addItem') }).press('Enter');
  const box = panel.getByRole('checkbox', { name: 'Sand it' });
  await box.check();
  await added;
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(await box.isChecked()).toBe(true);
  tick.resolve();
  const card = cardOf(page, 'Paint the hull');
  await expect(card).toContainText('1/1');
  await expect(card).toContainText('6 h 30');
  await panel.getByRole('combobox', { name: words('task.status') }).selectOption('inProgress');
  await expect(cardOf(columnOf(page, 'inProgress'), 'Paint the hull')).toBeVisible();
  await expect(panel).toContainText(
    words('history.moved', {
      actor: 'Mariana Fontes',
      before: words('status.toDo'),
      after: words('status.inProgress'),
    }),
  );
  await panel.getByRole('button', { name: words('task.edit') }).click();
  await panel.getByRole('textbox', { name: words('task.title') }).fill('Paint the whole hull');
  await panel.getByRole('button', { name: words('task.save') }).click();
  await expect(cardOf(page, 'Paint the whole hull')).toBeVisible();

  await page.getByRole('searchbox', { name: words('toolbar.search') }).fill('whole hull');
  await expect(page.getByRole('article')).toHaveCount(1);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('delete.action') })
    .click();
  const question = page.getByRole('dialog', { name: words('delete.title', { title: 'Paint the whole hull' }) });
  await question.getByRole('button', { name: words('delete.action') }).click();
  await expect(page.getByRole('article')).toHaveCount(0);
});
