import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { checkAccessibility, checkAccessibilityInBothSchemes } from './steps/check-accessibility.ts';
import { expect, test } from './steps/journey.ts';
import { textsOf } from './steps/texts.ts';

const [pt, en] = [textsOf('pt'), textsOf('en')];

const tile = (page: Page, name: string) => page.getByRole('button').filter({ hasText: name });

/** The count on the button that opens its rows. */
async function countOf(page: Page, name: string): Promise<number> {
  const text = await tile(page, name).locator('b').textContent();
  return Number(text?.replace(/\D/g, ''));
}

/** Opens all pages of the rows and returns how many there are. */
async function countRows(page: Page, more: string): Promise<number> {
  const panel = page.getByRole('dialog');
  const items = panel.getByRole('listitem');
  await expect(items.first()).toBeVisible();
  const next = panel.getByRole('button', { name: more });
  for (let known = 0; await next.isVisible();) {
    known = await items.count();
    await next.click();
    await expect.poll(() => items.count()).toBeGreaterThan(known);
  }
  return items.count();
}

test('PRJ-02 a company reads its hiring figures, opens who is behind a number and goes on to the candidate', async ({
  openBrowser,
}) => {
  const page = await openBrowser({ as: 'owner@demo.test', language: 'en' });
  await page.goto('/my-projects');
  await page
    .getByRole('main')
    .getByRole('link', { name: en('projects:list.statistics') })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: en('statistics:title') })).toBeVisible();
  await expect(page.getByRole('heading', { name: en('statistics:funnel.title') })).toBeVisible();

  const came = await countOf(page, en('statistics:figures.came'));
  expect(came).toBeGreaterThan(30);
  await tile(page, en('statistics:figures.came')).click();
  expect(await countRows(page, en('platform:pager.more'))).toBe(came);
  await checkAccessibility(page, 'rows of a figure');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(tile(page, en('statistics:figures.came'))).toBeFocused();

  await page.getByRole('button', { name: /^Qualify candidates, Disqualified: \d+$/ }).click();
  const panel = page.getByRole('dialog', { name: 'Left from · Qualify candidates · Disqualified' });
  await expect(panel.getByRole('listitem').first()).toContainText('Disqualified');
  const candidate = panel.getByRole('link').first();
  const name = (await candidate.textContent())!;
  await candidate.click();
  await expect(page).toHaveURL(/\/my-projects\/pipeline\/.+candidate=/);
  await expect(page.getByRole('dialog', { name })).toBeVisible();
  await page.goBack();
  await expect(panel).toBeVisible();
});

test('PRJ-02 the figures as tables, of a shorter period, of one project, and exported as a file', async ({
  openBrowser,
}) => {
  const page = await openBrowser({ as: 'owner@demo.test', language: 'pt' });
  await page.goto('/hiring-statistics');
  await page.getByRole('radio', { name: pt('statistics:view.tables') }).click();
  const funnel = page.getByRole('table', { name: pt('statistics:funnel.title') });
  await expect(funnel.getByRole('row').nth(1)).toContainText('100%');
  await checkAccessibilityInBothSchemes(page, 'statistics as tables');
  const all = await countOf(page, pt('statistics:figures.came'));

  await page.getByRole('combobox', { name: pt('statistics:project.label') }).click();
  const option = page.getByRole('option').first();
  const title = (await option.textContent())!;
  await option.click();
  await expect(page).toHaveURL(/project=/);
  await expect(page.getByRole('link', { name: pt('statistics:project.open') })).toBeVisible();
  await expect(page.getByRole('combobox', { name: pt('statistics:project.label') })).toHaveValue(title);
  await page.getByRole('radio', { name: pt('statistics:period.all') }).click();
  await expect(page.getByRole('heading', { name: pt('statistics:sinceEver') })).toBeVisible();
  expect(await countOf(page, pt('statistics:figures.openPositions'))).toBeLessThan(all);

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: pt('statistics:export') }).click();
  const file = await (await saved).path();
  const text = await readFile(file, 'utf8');
  expect(text).toContain(`${pt('statistics:csv.project')},,${title},`);

  await page.getByRole('link', { name: pt('statistics:project.open') }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const views = page.getByRole('navigation', { name: pt('projects:details.views') });
  await expect(views.getByRole('link', { name: pt('projects:details.statistics') })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(page.getByRole('heading', { name: pt('statistics:current') })).toBeVisible();
});

test('PRJ-02 a recruiter on a phone sees who of the assigned companies waits too long', async ({ openBrowser }) => {
  const page = await openBrowser({ as: 'recruiter@demo.test', language: 'pt' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/hiring-statistics');
  await tile(page, pt('statistics:figures.late')).click();
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toContainText('Nesta etapa desde');
  await checkAccessibility(page, 'rows on a phone');
});
