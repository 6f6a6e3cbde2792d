import { checkAccessibility } from './steps/check-accessibility.ts';
import { addressOf, openJobs } from './steps/demo-world.ts';
import { expect, test } from './steps/journey.ts';
import { textsOf } from './steps/texts.ts';

const say = textsOf('en');
const text = (key: string, parameters?: Record<string, string | number>) =>
  say(`jobs/administration:${key}`, parameters);

test('JOB-05 an administrator suggests a professional, hides and shows the vacancy, moves it and finds its project', async ({
  openBrowser,
}) => {
  const page = await openBrowser({ as: 'admin@demo.test' });
  const [job] = await openJobs(page);
  await page.goto(addressOf(job!));
  const panel = page.getByRole('heading', { name: text('title'), exact: true });
  await expect(panel).toBeVisible();

  await page.getByRole('button', { name: text('action.indicate') }).click();
  const indicate = page.getByRole('dialog', { name: text('indicateDialog.title') });
  await indicate.getByRole('searchbox').fill('professional40@demo.test');
  await indicate.getByRole('radio').first().check();
  await indicate.getByRole('textbox', { name: text('indicateDialog.comment') }).fill('Knows this trade.');
  await checkAccessibility(page, 'form of putting a professional forward');
  await indicate.getByRole('button', { name: text('indicateDialog.confirm') }).click();
  await expect(indicate).toBeHidden();

  await page.getByRole('button', { name: text('action.hide'), exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('hideDialog.confirm') })
    .click();
  await expect(page.getByText(text('offBoard'))).toBeVisible();
  const visitor = await openBrowser();
  await visitor.goto(addressOf(job!));
  await expect(visitor.getByText(say('jobs:unavailable.title'))).toBeVisible();
  await page.getByRole('button', { name: text('action.show') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('showDialog.confirm') })
    .click();
  await expect(page.getByText(text('offBoard'))).toBeHidden();

  await page.getByRole('button', { name: text('action.migrate') }).click();
  const migrate = page.getByRole('dialog', { name: text('migrateDialog.title') });
  await migrate.getByRole('searchbox').fill('owner2@demo.test');
  await expect(migrate.getByRole('radio')).toHaveCount(1);
  await checkAccessibility(page, 'form of moving a project');
  await migrate
    .getByRole('button', { name: text('cancel') })
    .last()
    .click();
  await expect(migrate).toBeHidden();

  await page.getByRole('link', { name: text('edit') }).click();
  await expect(
    page.getByRole('dialog', { name: say('projects:details.editNamed', { title: job!.title }) }),
  ).toBeVisible();
});

test('JOB-05 on a phone an administrator removes a vacancy after being asked, and it is gone for everyone', async ({
  openBrowser,
}) => {
  const page = await openBrowser({ as: 'admin@demo.test', viewport: { width: 390, height: 844 } });
  const job = (await openJobs(page)).at(-1)!;
  await page.goto(addressOf(job));
  await page.getByRole('button', { name: text('action.remove') }).click();
  const dialog = page.getByRole('dialog', { name: text('removeDialog.question') });
  await expect(dialog).toBeVisible();
  await checkAccessibility(page, 'question before a vacancy is removed');
  await dialog.getByRole('button', { name: text('removeDialog.confirm') }).click();
  await expect(page.getByText(say('jobs:unavailable.title'))).toBeVisible();
});
