import { expect, test } from './steps/journey.ts';
import { textsOf } from './steps/texts.ts';

const say = textsOf('en');

test('SES-08 the names under which the browser stores menu, space and closed pages', async ({ openBrowser }) => {
  const page = await openBrowser({ as: 'owner2@demo.test' });
  await page.goto('/my-projects');
  await page.getByRole('button', { name: say('platform:shell.collapseMenu') }).click();
  await page.getByRole('button', { name: say('platform:shell.account') }).click();
  await page.getByRole('menuitem', { name: say('application:menu.changeSpace') }).click();
  await page.getByRole('menuitem', { name: /Casa Ipê/ }).click();
  await expect(page.getByRole('banner')).toContainText('Space of');
  const cookies = await page.context().cookies();
  const daysOf = (name: RegExp) =>
    Math.round(((cookies.find((cookie) => name.test(cookie.name))?.expires ?? 0) * 1000 - Date.now()) / 86_400_000);
  const { session } = await (await page.request.get('/api/session')).json();
  expect(daysOf(/^menuOpen$/)).toBe(365);
  expect(daysOf(new RegExp(`^workspace_${session.userId}$`))).toBe(365);
  const kept = await page.evaluate(() => Object.fromEntries(Object.entries(sessionStorage)) as Record<string, string>);
  expect(kept).toMatchObject({ TEMPLATE_KEY: 'default', workspaceid: session.workspaceId });
  expect(JSON.parse(kept.WorkspaceForbiddens!)).toContain('/workspace');
});
