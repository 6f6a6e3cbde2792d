import type { Page } from '@playwright/test';
import { checkAccessibility } from './steps/check-accessibility.ts';
import { expect, test } from './steps/journey.ts';
import { textsOf } from './steps/texts.ts';

const say = textsOf('pt');
const alerts = (page: Page) => page.getByRole('alert');
const entry = (page: Page, address: string) =>
  page.getByRole('navigation', { name: say('platform:shell.navigation') }).locator(`a[href="${address}"]`);

/** Nothing pretends to load beside the word that it could not, and that word is said once. */
async function expectSaidOnce(page: Page): Promise<void> {
  await expect(alerts(page)).toHaveCount(1);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(page.getByRole('region', { name: say('platform:toast.region') }).getByRole('listitem')).toHaveCount(0);
}

test('P-8.4 with the server away the shell stays, a page says that it comes, and then comes by itself', async ({
  openBrowser,
}) => {
  const page = await openBrowser({ as: 'owner@demo.test', language: 'pt' });
  await page.goto('/candidates?layout=table');
  await expect(page.getByRole('table')).toBeVisible();
  await entry(page, '/my-projects').click();
  const projects = page.getByRole('heading', { level: 1, name: say('projects:list.title') });
  await expect(projects).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));

  await page.context().setOffline(true);
  // Its script and its list are there.
  await entry(page, '/candidates').click();
  await expect(page.getByRole('heading', { level: 1, name: say('pipeline/company:company.title') })).toBeVisible();
  // Neither is here, and both are asked for.
  const missing = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.js'));
  await entry(page, '/hiring-statistics').click();
  await missing;
  await expect(page.getByRole('heading', { level: 1, name: say('platform:away.title') })).toBeVisible();
  await expect(entry(page, '/my-projects')).toBeVisible();
  await expectSaidOnce(page);
  await checkAccessibility(page, 'a page while the server is away');
  await entry(page, '/my-projects').click();
  await expect(projects).toBeVisible();
  await entry(page, '/hiring-statistics').click();
  await expect(alerts(page)).toHaveCount(1);

  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: say('statistics:title') })).toBeVisible();
  await expect(alerts(page)).toHaveCount(0);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

test('P-8.4 what a page could not read is said once, without skeletons, and comes by itself', async ({
  openBrowser,
}) => {
  const page = await openBrowser({ as: 'owner@demo.test', language: 'pt' });
  await page.goto('/my-projects');
  await expect(page.getByRole('heading', { level: 1, name: say('projects:list.title') })).toBeVisible();
  await page.route(/\/api\/(candidates|interviews|messages|workspace\/activity|account\/)/, (route) => route.abort());
  for (const address of ['/messages', '/workspace/activity', '/settings/tags', '/account/security']) {
    await page.goto(address);
    await expect(alerts(page).first()).toContainText(say('platform:away.loading'));
    await expectSaidOnce(page);
  }
  await page.unroute(/\/api\/(candidates|interviews|messages|workspace\/activity|account\/)/);
  await expect(alerts(page)).toHaveCount(0, { timeout: 15_000 });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('accounts/account:account.sections.security'));
});
