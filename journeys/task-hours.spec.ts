import { taskPaths } from '#tasks/paths.ts';
import { checkAccessibilityInBothSchemes } from './steps/check-accessibility.ts';
import { expect, test } from './steps/journey.ts';
import { moveTask, planTask, writeHours } from './steps/plan-task.ts';
import { textsOf } from './steps/texts.ts';

const say = textsOf('pt');
const hours = (key: string, values?: Record<string, string>) => say(`tasks/hours:${key}`, values);
const review = (key: string, values?: Record<string, string>) => say(`tasks/review:${key}`, values);

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

test('TSK-06 TIM-03 the company contests hours, and approves a task with a way back', async ({ openBrowser }) => {
  const page = await openBrowser({ as: 'owner@demo.test', language: 'pt' });
  const professional = await openBrowser({ as: 'professional40@demo.test', language: 'pt' });
  const card = await planTask(page, professional, 'Conferir as fotos da entrega');
  // Seven in the evening in São Paulo.
  await writeHours(professional, card, new Date(`${yesterday()}T22:00:00Z`), 45);
  await moveTask(professional, card, 'finished');
  await page.goto(taskPaths.task(card.projectId, card.taskId));
  await page
    .getByRole('button', { name: new RegExp(`^${review('entries.contest')}:`) })
    .first()
    .click();
  const thread = page.getByRole('dialog', { name: review('thread.contestTitle') });
  await thread.getByLabel(review('reason')).fill('Neste dia o sistema estava fora do ar.');
  await thread.getByRole('button', { name: review('thread.contest'), exact: true }).click();
  await expect(page.getByText(hours('state.contested')).first()).toBeVisible();

  await page.getByRole('button', { name: review('accept'), exact: true }).click();
  const question = page.getByRole('dialog', { name: review('acceptTitle', { title: card.title }) });
  await question.getByRole('button', { name: review('accept'), exact: true }).click();
  await page
    .getByRole('button', { name: review('undo') })
    .first()
    .click();
  await expect(page.getByText(review('undone', { title: card.title }))).toBeVisible();
  await page.getByRole('button', { name: review('adjust') }).click();
  const reason = page.getByRole('dialog', { name: review('adjustTitle', { title: card.title }) });
  await reason.getByRole('button', { name: review('adjust') }).click();
  await expect(reason.getByText(review('reasonMissing'))).toBeVisible();
  await reason.getByLabel(review('reason')).fill('Falta o caso de duas famílias.');
  await reason.getByRole('button', { name: review('adjust') }).click();
  await expect(page.getByText('Falta o caso de duas famílias.').first()).toBeVisible();
  await expect(page.getByLabel(say('tasks/board:task.status'))).toHaveValue('toDo');
});
