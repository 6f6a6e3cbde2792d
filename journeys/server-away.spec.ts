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

const menuPages = ['/hiring-statistics', '/task-assignments', '/workspace', '/support-squadOwner-view'];
const scriptsOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js')),
  );

/** The first page of the menu of which a script is not there yet, by another browser: the build groups small ones, which differs from build to build. */
async function findMissing(page: Page, other: Page) {
  const loaded = await scriptsOf(page);
  for (const address of menuPages) {
    await other.goto(address);
    const heading = other.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    if ((await scriptsOf(other)).some((script) => !loaded.includes(script)))
      return { address, title: (await heading.textContent())! };
  }
  throw new Error('Every page is loaded already: name another one.');
}

test('P-8.4 with the server away the shell stays, a page says that it comes, and then comes by itself', async ({
  openBrowser,
}) => {
  const page = await openBrowser({ as: 'owner@demo.test', language: 'pt' });
  await page.goto('/my-projects');
  const projects = page.getByRole('heading', { level: 1, name: say('projects:list.title') });
  await expect(projects).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const { address, title } = await findMissing(page, await openBrowser({ as: 'owner@demo.test', language: 'pt' }));

  await page.context().setOffline(true);
  // Neither its script nor its list is here, and both are asked for.
  const missing = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.js'));
  await entry(page, address).click();
  await missing;
  await expect(page.getByRole('heading', { level: 1, name: say('platform:away.title') })).toBeVisible();
  await expect(entry(page, '/my-projects')).toBeVisible();
  await expectSaidOnce(page);
  await checkAccessibility(page, 'a page while the server is away');
  // Its script and its list are there.
  await entry(page, '/my-projects').click();
  await expect(projects).toBeVisible();
  await entry(page, address).click();
  await expect(alerts(page)).toHaveCount(1);

  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
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
