import type { Page } from '@playwright/test';
import { expect, test } from './steps/journey.ts';
import { submitLogin } from './steps/log-in.ts';
import { textsOf } from './steps/texts.ts';

const say = textsOf('en');
const demo = 'Demo1234!';

/** Every heading that a page ever showed, however briefly. */
async function recordHeadings(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seenHeadings: seen });
    const look = () => {
      for (const heading of document.querySelectorAll('h1')) seen.add(heading.textContent ?? '');
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
  });
  // The script above added the property; TypeScript does not know that.
  return () => page.evaluate(() => [...(window as unknown as { seenHeadings: Set<string> }).seenHeadings]);
}

for (const [who, address, leadsTo] of [
  ['member@demo.test', '/my-projects', '/forbidden'],
  ['owner@demo.test', '/applications', '/forbidden'],
  [undefined, '/my-projects', '/login'],
] as const) {
  test(`SES-05 nothing of ${address} is shown on the way to ${leadsTo}`, async ({ openBrowser }) => {
    const page = await openBrowser(who ? { as: who } : {});
    const headings = await recordHeadings(page);
    const answers: string[] = [];
    page.on(
      'response',
      (response) => response.url().includes('/api/') && answers.push(new URL(response.url()).pathname),
    );
    await page.goto(address);
    await expect(page).toHaveURL(leadsTo);
    const shown = await page.getByRole('heading', { level: 1 }).innerText();
    expect((await headings()).filter((heading) => heading !== '')).toEqual([shown]);
    expect(answers.filter((path) => /myProjects|applications/.test(path))).toEqual([]);
  });
}

test('SES-06 a deep link works after a hard reload, in a new tab and after login', async ({ openBrowser }) => {
  const page = await openBrowser({ as: 'owner@demo.test' });
  await page.goto('/my-projects');
  await page.locator('main table a[href*="/my-projects/"]').first().click();
  await expect(page).toHaveURL(/\/my-projects\/(pipeline|professionals)\//);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Projects');
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  const { href } = new URL(page.url());
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  const tab = await page.context().newPage();
  await tab.goto(href);
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText(title);

  const visitor = await openBrowser();
  await visitor.goto(href);
  await expect(visitor).toHaveURL('/login');
  await submitLogin(visitor, say, { email: 'owner@demo.test', password: demo });
  await expect(visitor).toHaveURL(href);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(title);
});

test('SES-07 the space that the server answered is stored in the tab and named by each request', async ({
  openBrowser,
}) => {
  const page = await openBrowser({ as: 'owner@demo.test' });
  const named: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/myProjects')) named.push(request.headers().workspaceid);
  });
  await page.goto('/my-projects');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const kept = await page.evaluate(() => sessionStorage.getItem('workspaceid'));
  expect(kept).toMatch(/^[0-9a-f-]{36}$/);
  await expect.poll(() => named.length).toBeGreaterThan(0);
  expect(new Set(named)).toEqual(new Set([kept]));
});
