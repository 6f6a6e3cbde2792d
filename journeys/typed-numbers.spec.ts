import { taskPaths } from '#tasks/paths.ts';
import { checkAccessibilityInBothSchemes } from './steps/check-accessibility.ts';
import { expect, test } from './steps/journey.ts';
import { findRunningProject } from './steps/plan-task.ts';
import { textsOf } from './steps/texts.ts';

test('TSK-04 an estimate is what was typed: what is not understood stays, is said, and is not saved', async ({
  openBrowser,
}) => {
  const say = textsOf('pt');
  const words = (key: string) => say(`tasks/board:${key}`);
  const page = await openBrowser({ as: 'owner@demo.test', language: 'pt' });
  await page.goto(taskPaths.board(await findRunningProject(page)));
  await page.getByRole('button', { name: words('new.action') }).click();
  const form = page.getByRole('dialog', { name: words('new.title') });
  const title = 'Medir a fachada';
  await form.getByRole('textbox', { name: words('task.title') }).fill(title);
  const estimate = form.getByRole('textbox', { name: words('task.estimate') });
  const add = form.getByRole('button', { name: words('new.add') });
  for (const [typed, problem] of [
    ['1e3', say('platform:number.unclearHours', { example: '1,25' })],
    ['-90', say('platform:number.least', { limit: '0' })],
    ['0,001', say('platform:number.places', { places: '2', example: '1,25' })],
    ['1:20', say('platform:number.step', { step: '0,25' })],
    ['90.505', say('platform:number.most', { limit: '2.000' })],
  ] as const)
    await test.step(typed, async () => {
      await estimate.fill(typed);
      await add.click();
      await expect(estimate).toBeFocused();
      await expect(estimate).toHaveValue(typed);
      await expect(estimate).toHaveAccessibleDescription(problem);
    });
  await checkAccessibilityInBothSchemes(page, 'a number that is not understood');
  await estimate.fill('1h30');
  await form.getByRole('textbox', { name: words('task.title') }).focus();
  await expect(estimate).toHaveValue('1,5');
  await add.click();

  const panel = page.getByRole('dialog', { name: title });
  const kept = panel.getByRole('textbox', { name: words('task.estimate') });
  await expect(kept).toHaveValue('1,5');
  await kept.fill('1e3');
  await kept.press('Tab');
  await expect(kept).toHaveValue('1e3');
  await expect(kept).toHaveAccessibleDescription(
    new RegExp(say('platform:number.unclearHours', { example: '1,25' }).replaceAll(/[.?]/g, String.raw`\$&`)),
  );
  await page.reload();
  await expect(kept).toHaveValue('1,5');
});
