import type { Page } from '@playwright/test';
import { pipelinePath } from '#pipeline/paths.ts';
import { taskPaths } from '#tasks/paths.ts';
import { expect, test } from './steps/journey.ts';
import { textsOf } from './steps/texts.ts';

const say = textsOf('en');

/** What changes while a page arrives; much cheaper to read than how every element looks. */
const readArrival = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const images = [...document.images].filter(({ complete }) => !complete).length;
    return `${images} ${document.getAnimations().length} ${document.styleSheets.length} ${document.body.outerHTML}`;
  });

async function waitUntilArrived(page: Page): Promise<void> {
  await page.locator('main h1').first().waitFor();
  await expect(page.locator('[aria-busy="true"], [class*="skeleton"]')).toHaveCount(0);
  let before = '';
  await expect(async () => {
    const now = await readArrival(page);
    const isSame = now === before;
    before = now;
    expect(isSame).toBe(true);
  }).toPass({ intervals: [500] });
}

/** As `npm run bench -- --only first-load`, which also looks at the paints: scripts, styles, texts and fonts. */
const MOST_FILES = 30;

test('what pages load by themselves is named by the served page, and little', async ({ openBrowser }) => {
  const owner = await openBrowser({ as: 'owner@demo.test' });
  const { projects } = (await (await owner.request.get('/api/myProjects')).json()) as { projects: { id: string }[] };
  const running = (await (await owner.request.get('/api/getAllProjects')).json()) as {
    projects: { projectId: string; enabledAt: string | null }[];
  };
  const { projectId } = running.projects.find(({ enabledAt }) => enabledAt !== null)!;
  for (const [reader, path] of [
    ['owner@demo.test', pipelinePath(projects[0]!.id, { position: 0 })],
    ['owner@demo.test', taskPaths.panel()],
    ['owner@demo.test', taskPaths.board(projectId)],
    ['member@demo.test', taskPaths.panel()],
    ['recruiter@demo.test', '/interviews-agenda'],
    ['recruiter@demo.test', '/hiring-statistics'],
    ['admin@demo.test', '/hiring-statistics'],
    ['member@demo.test', '/squadMember-profile'],
  ] as const)
    await test.step(`${reader} ${path}`, async () => {
      const page = await openBrowser({ as: reader, viewport: { width: 390, height: 844 } });
      const fetched = new Set<string>();
      page.on('request', (request) => fetched.add(request.url()));
      const html = await (await page.goto(path))!.text();
      await waitUntilArrived(page);
      // As browsers say where a pointer rests on a page that appears: nobody has touched anything.
      await page.evaluate(() => window.dispatchEvent(new PointerEvent('pointermove')));
      await waitUntilArrived(page);
      const named = new Set([...html.matchAll(/ (?:href|src)="(\/assets\/[^"]+)"/g)].map(([, file]) => file!));
      const files = [...fetched]
        .map((url) => new URL(url).pathname)
        .filter((file) => /\.(js|css|json|woff2)$/.test(file));
      const isFont = (file: string) => file.endsWith('.woff2');
      const later = files.filter((file) => !named.has(file) && !isFont(file) && !file.includes('/live-worker-'));
      expect.soft(later, `${path} loads afterwards`).toEqual([]);
      expect.soft(files.length, `${path}: files`).toBeLessThanOrEqual(MOST_FILES);
    });
});

test('PIP-01 a recruiter’s candidates are asked for in one go with the saved views, and no text twice', async ({
  openBrowser,
}) => {
  const page = await openBrowser({ as: 'recruiter@demo.test' });
  await page.setViewportSize({ width: 390, height: 844 });
  const texts: string[] = [];
  const reads: string[] = [];
  const waiting: (() => void)[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.json')) texts.push(pathname);
    if (pathname.startsWith('/api/candidates')) reads.push(pathname);
  });
  // Nothing is answered before all have been asked.
  await page.route('**/api/candidates**', async (route) => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    await route.continue();
  });
  await page.goto('/candidates');
  await expect
    .poll(() => reads.toSorted())
    .toEqual(['/api/candidates', '/api/candidates/options', '/api/candidates/views']);
  for (const resolve of waiting) resolve();
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page.locator('main tbody tr')).not.toHaveCount(0);
  expect(texts).toHaveLength(1);
  expect(reads).toHaveLength(3);
});

test('a first visitor’s texts come as the file that the page names, and the notice’s own besides', async ({
  openBrowser,
}) => {
  const page = await openBrowser();
  const texts: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.json')) texts.push(pathname);
  });
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const served = await page.locator('link[data-texts]').getAttribute('href');
  await expect.poll(() => texts).toContain(served);
  await page.waitForLoadState('networkidle');
  expect(texts.filter((file) => /\b(accounts|platform)\b/.test(file))).toEqual([served]);
});

test('PIP-01 a long table shows its first screen first, and then every row', async ({ openBrowser }) => {
  const page = await openBrowser({ as: 'recruiter@demo.test' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => {
    const counts: number[] = [];
    Object.assign(globalThis, { counts });
    new MutationObserver(() => {
      const { length } = document.querySelectorAll('main tbody tr:not([aria-hidden])');
      if (length !== (counts.at(-1) ?? 0)) counts.push(length);
    }).observe(document, { childList: true, subtree: true });
  });
  const answer = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/candidates');
  await page.goto('/candidates');
  const { candidates } = (await (await answer).json()) as { candidates: unknown[] };
  await expect(page.locator('main tbody tr')).toHaveCount(candidates.length);
  const counts = await page.evaluate(() => (globalThis as unknown as { counts: number[] }).counts);
  expect(candidates.length).toBeGreaterThan(12);
  expect(counts).toEqual([7, candidates.length]);
});

test('NAV-02 menus open at the first press, by mouse and by keyboard, and give the focus back', async ({
  openBrowser,
}) => {
  for (const how of ['mouse', 'keyboard'] as const) {
    const page = await openBrowser({ as: 'owner@demo.test' });
    await page.goto('/my-projects');
    for (const name of [say('platform:shell.account'), /^Change space/]) {
      const button = page.getByRole('banner').getByRole('button', { name });
      if (how === 'mouse') await button.click();
      else {
        await button.focus();
        await page.keyboard.press('Enter');
      }
      await expect(page.getByRole('menu')).toBeVisible();
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('menu')).toBeHidden();
      await expect(button).toBeFocused();
    }
    const filter = page.locator('main').getByRole('button', { expanded: false }).first();
    await filter.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
});

test('PIP-01 the choice of a vacancy opens at the first press, by mouse and by keyboard', async ({ openBrowser }) => {
  const page = await openBrowser({ as: 'owner2@demo.test' });
  const titles = ['Cabinet maker', 'Upholsterer'];
  const aboutOpportunity = 'Kitchens for small flats, drawn with the families.';
  const answer = await page.request.post('/api/project/post', {
    data: { title: 'A workshop', positions: titles.map((title) => ({ title, aboutOpportunity })) },
  });
  const { projectId } = (await answer.json()) as { projectId: string };
  const choice = page.getByRole('combobox', { name: say('projects:vacancy.switch') });
  const option = (title: string) => page.getByRole('option', { name: `${title} (0)` });

  await page.goto(`/my-projects/pipeline/${projectId}`);
  await expect(choice).toHaveValue('Cabinet maker (0)');
  await choice.click();
  await expect(option('Cabinet maker')).toHaveAttribute('aria-selected', 'true');
  await option('Upholsterer').click();
  await expect(page).toHaveURL(/position=1/);
  await expect(choice).toHaveValue('Upholsterer (0)');

  await page.reload();
  // Until the vacancies are read there is nothing to choose.
  await expect(choice).toHaveValue('Upholsterer (0)');
  await choice.focus();
  await page.keyboard.press('ArrowDown');
  await expect(option('Upholsterer')).toHaveAttribute('aria-selected', 'true');
  // The list starts at the chosen one a moment after it is drawn, which nothing on the page tells.
  await expect(async () => {
    await page.keyboard.press('ArrowUp');
    await expect(option('Cabinet maker')).toHaveAttribute('data-combobox-selected', 'true', { timeout: 500 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(choice).toHaveValue('Cabinet maker (0)');
  await expect(choice).toBeFocused();
});

test('PIP-01 menus above candidates open at the first press, and give the focus back', async ({ openBrowser }) => {
  const page = await openBrowser({ as: 'owner@demo.test' });
  for (const name of ['platform/views:title', 'pipeline/company:company.tools']) {
    await page.goto('/candidates');
    const button = page.getByRole('button', { name: say(name), exact: true });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menu')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toBeHidden();
    await expect(button).toBeFocused();
  }
});

test('NAV-02 on a phone the menu opens at the first tap, and leads to another page', async ({ openBrowser }) => {
  const page = await openBrowser({ as: 'owner@demo.test' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/my-projects');
  await page.getByRole('button', { name: say('platform:shell.openMenu') }).click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: say('pipeline:menu.candidates') })
    .click();
  await expect(page).toHaveURL(/\/candidates/);
  await expect(page.locator('main h1')).toBeVisible();
});
