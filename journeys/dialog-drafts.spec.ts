import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '#accounts/rules/demo-sign-ins.ts';
import { projectPaths } from '#projects/paths.ts';
import { approvalsPath } from '#second-approvals/paths.ts';
import { supportPaths } from '#support/paths.ts';
import { busiestProject } from './steps/demo-world.ts';
import { dismissHints } from './steps/dismiss-hints.ts';
import { goOn } from './steps/go-on.ts';
import { expect, test } from './steps/journey.ts';
import { logOut, submitLogin } from './steps/log-in.ts';
import { textsOf } from './steps/texts.ts';
import { chooseInVacancyMenu } from './steps/vacancy-menu.ts';

const say = textsOf('en');
const ELSEWHERE = '/waiting';

/** Leaves the page without an answer to its dialog, and comes back. */
async function leaveAndReturn(page: Page, address: string): Promise<void> {
  await goOn(page, ELSEWHERE);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await goOn(page, address);
}

test('GEN-03 a question waits in its dialog until it is sent, also when sending failed, and nobody else finds it', async ({
  openBrowser,
}) => {
  const page = await openBrowser({ language: 'en' });
  // A session of its own, because logging out would end the one that other journeys share.
  const account = { email: 'owner@demo.test', password: DEMO_PASSWORD };
  await page.request.post('/api/auth/login', { data: account });
  const form = page.getByRole('dialog', { name: say('support:page.ask') });
  const text = form.getByRole('textbox', { name: say('support:page.text') });
  const subject = form.getByRole('textbox', { name: say('support:page.subject') });
  const open = () => page.getByRole('button', { name: say('support:page.ask') }).click();
  await page.goto(supportPaths.list);
  await dismissHints(page);
  await open();
  await subject.fill('The invoice of May');
  await text.fill('Where is it?');
  await leaveAndReturn(page, supportPaths.list);
  await open();
  await expect(subject).toHaveValue('The invoice of May');
  await expect(text).toHaveValue('Where is it?');

  const error = { code: 'platform.unexpected', message: 'Not now.' };
  await page.route('**/api/support', (route) => route.fulfill({ status: 500, json: { error } }), { times: 1 });
  const send = form.getByRole('button', { name: say('support:page.send') });
  await send.click();
  await expect(form.getByRole('alert')).toContainText('Not now.');
  await leaveAndReturn(page, supportPaths.list);
  await open();
  await expect(text).toHaveValue('Where is it?');
  await send.click();
  await expect(form).toHaveCount(0);
  await open();
  await expect(subject).toHaveValue('');
  await expect(text).toHaveValue('');

  await subject.fill('Only for my eyes');
  await goOn(page, ELSEWHERE);
  await logOut(page, say);
  await expect(page.getByRole('heading', { level: 1, name: say('accounts:login.title') })).toBeVisible();
  await submitLogin(page, say, account);
  await expect(page.getByRole('button', { name: say('platform:shell.account') })).toBeVisible();
  await goOn(page, supportPaths.list);
  await open();
  await expect(subject).toHaveValue('');
});

test('GEN-03 the reason of a decision waits, for that decision only', async ({ openBrowser }) => {
  const asking = await openBrowser({ as: 'admin@demo.test' });
  const startsAt = new Date(Date.now() + 40 * 86_400_000).toISOString();
  const asked = await asking.request.post('/api/serviceFees', {
    data: { basisPoints: 1234, startsAt, projectId: null },
  });
  expect(asked.ok(), await asked.text()).toBe(true);
  const page = await openBrowser({ as: 'admin2@demo.test', language: 'en' });
  const words = (key: string) => say(`second-approvals:${key}`);
  const open = (verdict: string) =>
    page
      .getByRole('button', { name: words(verdict) })
      .first()
      .click();
  const reason = page.getByRole('dialog').getByRole('textbox');
  await page.goto(approvalsPath);
  await open('refuse');
  await reason.fill('Too much');
  await leaveAndReturn(page, approvalsPath);
  await open('approve');
  await expect(reason).toHaveValue('');
  await page.keyboard.press('Escape');
  await open('refuse');
  await expect(reason).toHaveValue('Too much');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('refuse') })
    .click();
  await expect(page.getByText(words('done.refuse')).first()).toBeVisible();
});

test('GEN-03 words typed on a record come back where it stayed as it was, and not over what was saved since', async ({
  openBrowser,
}) => {
  const page = await openBrowser({ as: 'owner@demo.test', language: 'en' });
  const projectId = await busiestProject(page);
  const address = projectPaths.details(projectId);
  const form = page.getByRole('dialog', { name: say('projects:details.edit') });
  const title = form.getByRole('textbox', { name: say('projects:brief.title') });
  const description = form.getByRole('textbox', { name: say('projects:brief.description') });
  const open = () => chooseInVacancyMenu(page, say, say('projects:details.edit'));
  await page.goto(address);
  await open();
  await title.fill('What I typed here');
  await description.fill('And here');
  await goOn(page, ELSEWHERE);
  const project = await (await page.request.get(`/api/myProjects/${projectId}`)).json();
  const { version, description: before, type, deadline, currency, startDate } = project;
  const data = { version, title: 'Saved elsewhere', description: before, type, deadline, currency, startDate };
  const saved = await page.request.put(`/api/projectUpdate/${projectId}`, { data });
  expect(saved.ok(), await saved.text()).toBe(true);
  // Later, so that the page reads its project anew.
  await page.evaluate(() => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + 60_000;
  });
  const readAnew = page.waitForResponse((answer) => answer.url().endsWith(`/api/myProjects/${projectId}`));
  await goOn(page, address);
  await readAnew;
  await open();
  await expect(description).toHaveValue('And here');
  await expect(title).toHaveValue('Saved elsewhere');
});
