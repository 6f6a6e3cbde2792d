import { taskPaths } from '#tasks/paths.ts';
import { checkAccessibilityInBothSchemes } from './steps/check-accessibility.ts';
import { expect, test } from './steps/journey.ts';
import { findRunningProject } from './steps/plan-task.ts';
import { textsOf } from './steps/texts.ts';

const say = textsOf('en');
const words = (key: string, values?: Record<string, string>) => say(`tasks/board:${key}`, values);

test('TSK-04 what is typed into a dialog is not lost by a click beside it or Escape, and waits where the page was left', async ({
  openBrowser,
}) => {
  const page = await openBrowser({ as: 'owner@demo.test', language: 'en' });
  await page.goto(taskPaths.panel());
  await page.getByRole('button', { name: say('platform:intro.skip') }).click();
  await page.getByRole('link', { name: words('panel.accessTo', { title: 'Plataforma de obras' }) }).click();
  const form = page.getByRole('dialog', { name: words('new.title') });
  const title = form.getByRole('textbox', { name: words('task.title') });
  const open = () => page.getByRole('button', { name: words('new.action') }).click();
  const clickBeside = () => page.mouse.click(5, 300);
  await open();
  await expect(title).toBeFocused();
  await clickBeside();
  await expect(form).toHaveCount(0);

  await open();
  await title.fill('Wash the windows');
  await clickBeside();
  await expect(title).toHaveValue('Wash the windows');
  await title.press('Escape');
  const question = page.getByRole('dialog', { name: say('platform:dialog.discardTitle') });
  await expect(question.getByRole('button', { name: say('platform:dialog.keep') })).toBeFocused();
  await checkAccessibilityInBothSchemes(page, 'the question whether to discard what was typed');
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(title).toHaveValue('Wash the windows');

  // Somebody leaves the page without an answer, and comes back.
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: words('panel.title') })).toBeVisible();
  await page.goForward();
  await expect(title).toHaveValue('Wash the windows');
  await form
    .getByRole('button', { name: words('task.cancel') })
    .first()
    .click();
  await question.getByRole('button', { name: say('platform:dialog.discard'), exact: true }).click();
  await expect(form).toHaveCount(0);
  await open();
  await expect(title).toHaveValue('');
  // Erased words are none.
  await title.fill('Wash');
  await title.fill('');
  await title.press('Escape');
  await expect(form).toHaveCount(0);
});

test('TSK-04 two clicks add one task', async ({ openBrowser }) => {
  const page = await openBrowser({ as: 'owner@demo.test', language: 'en' });
  await page.goto(taskPaths.board(await findRunningProject(page)));
  let calls = 0;
  await page.route('**/postTask', async (route) => {
    calls++;
    await route.continue();
  });
  await page.getByRole('button', { name: words('new.action') }).click();
  const form = page.getByRole('dialog', { name: words('new.title') });
  await form.getByRole('textbox', { name: words('task.title') }).fill('Paint it once');
  await form.getByRole('button', { name: words('new.add') }).dblclick();
  await expect(page.getByRole('dialog', { name: 'Paint it once' })).toBeVisible();
  await expect(page.getByText(words('new.done', { title: 'Paint it once' }))).toHaveCount(1);
  expect(calls).toBe(1);
});
