import { taskPaths } from '#tasks/paths.ts';
import { checkAccessibilityInBothSchemes } from './steps/check-accessibility.ts';
import { expect, test } from './steps/journey.ts';
import { textsOf } from './steps/texts.ts';

const say = textsOf('pt');
const title = 'Importar catálogo de pisos e revestimentos';

test('TSK-04 TSK-07 files are added, shown, deleted and brought back; a comment calls a colleague; what fails says so', async ({
  openBrowser,
}) => {
  const page = await openBrowser({ as: 'owner@demo.test', language: 'pt' });
  const { projects } = (await (await page.request.get('/api/getAllProjects')).json()) as {
    projects: { projectId: string; title: string }[];
  };
  const { projectId } = projects.find((one) => one.title === 'Plataforma de obras')!;
  const board = (await (await page.request.get(`/api/tasks/${projectId}`)).json()) as {
    columns: { cards: { taskId: string; title: string }[] }[];
  };
  const { taskId } = board.columns.flatMap(({ cards }) => cards).find((card) => card.title === title)!;
  await page.goto(taskPaths.task(projectId, taskId));
  // As a Brazilian types it.
  const estimate = page.getByRole('textbox', { name: say('tasks/board:task.estimate') });
  await estimate.fill('37,5');
  await estimate.press('Tab');
  await expect(page.getByRole('article').filter({ hasText: title })).toContainText('/ 37 h 30');
  const files = page.getByRole('region', { name: say('tasks/attachments:title') });
  const field = files.locator('input[type=file]');
  const bytes = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  );
  await field.setInputFiles([
    { name: 'piso.png', mimeType: 'image/png', buffer: bytes },
    { name: 'lojas.csv', mimeType: 'text/csv', buffer: Buffer.from('loja;piso') },
  ]);
  await expect(files.getByRole('listitem')).toHaveCount(2);
  await files.getByRole('button', { name: say('tasks/attachments:show', { name: 'piso.png' }) }).click();
  const preview = page.getByRole('dialog', { name: 'piso.png' });
  await expect(preview.getByRole('img', { name: 'piso.png' })).toBeVisible();
  await preview.getByRole('button', { name: say('tasks/attachments:close'), exact: true }).click();
  await files.getByRole('button', { name: say('tasks/attachments:delete', { name: 'lojas.csv' }) }).click();
  await expect(files.getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: say('tasks/attachments:undo'), exact: true }).click();
  await expect(files.getByRole('listitem')).toHaveCount(2);

  await field.setInputFiles({ name: 'virus.exe', mimeType: 'text/plain', buffer: Buffer.from('MZ') });
  await expect(page.getByText(say('tasks/attachments:failed.add', { name: 'virus.exe' }))).toBeVisible();
  await expect(page.getByText(say('tasks:errors.fileTypeUnknown'))).toBeVisible();
  await expect(files.getByRole('listitem')).toHaveCount(2);

  const thread = page.getByRole('region', { name: say('tasks/comments:title') });
  const words = thread.getByRole('textbox', { name: say('tasks/comments:label') });
  await words.pressSequentially('Veja os arquivos @');
  await thread.getByRole('option').first().click();
  const typed = await words.inputValue();
  await thread.getByRole('button', { name: say('tasks/comments:send') }).click();
  await expect(thread.getByRole('listitem').last()).toContainText(typed.trim());
  await expect(words).toHaveValue('');
  await checkAccessibilityInBothSchemes(page);
});
