import type { Locator } from '@playwright/test';
import { pipelinePath } from '#pipeline/paths.ts';
import { taskPaths } from '#tasks/paths.ts';
import { checkAccessibility, checkAccessibilityInBothSchemes } from './steps/check-accessibility.ts';
import { busiestProject } from './steps/demo-world.ts';
import { expect, test } from './steps/journey.ts';
import { textsOf } from './steps/texts.ts';

const say = textsOf('en');
const viewport = { width: 390, height: 844 };

test('GEN-05 a long form fits a phone', async ({ openBrowser }) => {
  const page = await openBrowser({ viewport, language: 'pt', as: 'member@demo.test' });
  // A dialog cuts off what is wider than itself instead of growing.
  await page.goto('/squadMember-profile?edit=experiences');
  const form = page.getByRole('dialog');
  await expect(form.getByRole('button', { name: /^Remover: / }).first()).toBeVisible();
  const furthest = await form.evaluate((node) =>
    Math.max(...[...node.querySelectorAll('input, textarea, button')].map((one) => one.getBoundingClientRect().right)),
  );
  expect(furthest, 'the right end of the form').toBeLessThanOrEqual(viewport.width);
  await checkAccessibility(page, 'form of the experiences on a phone');
});

test('GEN-05 on a phone the pipeline is a list, and a project begins with its name', async ({ openBrowser }) => {
  const page = await openBrowser({ viewport, language: 'pt', as: 'owner@demo.test' });
  await page.goto(`/my-projects/pipeline/${await busiestProject(page)}`);
  await expect(page.getByRole('table')).toBeVisible();
  await page.goto('/project-brief-selection');
  await page.getByRole('button', { name: 'Começar um projeto' }).click();
  await expect(page.getByLabel('Nome do projeto')).toBeVisible();
});

test('GEN-05 on a phone the current tab is in sight, and so is every action of a selection', async ({
  openBrowser,
}) => {
  const inPortuguese = textsOf('pt');
  const page = await openBrowser({ viewport, language: 'pt', as: 'owner@demo.test' });
  await page.setViewportSize({ width: 320, height: viewport.height });
  await page.goto(`/my-projects/pipeline/${await busiestProject(page)}`);
  const tabs = page.getByRole('navigation', { name: inPortuguese('projects:details.views') }).getByRole('link');
  await expect(tabs.first()).toBeInViewport({ ratio: 0.95 });
  await expect(tabs.last()).not.toBeInViewport({ ratio: 0.95 });
  await page.goto((await tabs.last().getAttribute('href'))!);
  await expect(tabs.last()).toBeInViewport({ ratio: 0.95 });
  await page.setViewportSize(viewport);
  await page.goto(`/my-projects/pipeline/${await busiestProject(page)}`);
  await page.getByRole('row').getByRole('checkbox').first().check();
  const actions = page.getByRole('region', { name: inPortuguese('platform:table.bulk') }).getByRole('button');
  await expect(actions).toHaveCount(5);
  for (const action of await actions.all()) await expect(action).toBeInViewport({ ratio: 0.95 });
  await checkAccessibility(page, 'actions of a selection on a phone');
  const [candidate] = (await (await page.request.get('/api/candidates?limit=1')).json()).candidates;
  const { projectId, positionIndex: position } = candidate.place;
  await page.goto(pipelinePath(projectId, { position, candidate: candidate.applicationId }));
  const inPanel = page.getByRole('tablist').getByRole('tab');
  await expect(inPanel).toHaveCount(4);
  await page.setViewportSize({ width: 320, height: viewport.height });
  // Not by a click of the driver, which scrolls by itself to what it clicks.
  for (const index of [2, 3, 0, 3]) {
    await inPanel.nth(index).dispatchEvent('click');
    await expect(inPanel.nth(index)).toHaveAttribute('aria-selected', 'true');
    await expect(inPanel.nth(index)).toBeInViewport({ ratio: 0.95 });
  }
});

test('NAV-09 on narrow screens a page says that it is made for wide ones', async ({ openBrowser }) => {
  const page = await openBrowser({ as: 'admin@demo.test', viewport });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/cms-selection');
  const notice = page.getByRole('dialog', { name: say('platform:mobileNotice.title') });
  await expect(notice).toBeVisible();
  await checkAccessibilityInBothSchemes(page, 'mobile notice');
  await notice.getByRole('button', { name: say('platform:copyLink.ready') }).click();
  await expect(notice.getByRole('button', { name: say('platform:copyLink.copied') })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await expect(notice.getByRole('button', { name: say('platform:copyLink.ready') })).toBeVisible({ timeout: 2_500 });
  await notice.getByRole('button', { name: say('platform:mobileNotice.goOn') }).click();
  await expect(notice).toBeHidden();
  await expect(page.getByText(say('platform:mobileNotice.banner'))).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByText(say('platform:mobileNotice.banner'))).toBeHidden();
});

test('NAV-02 on a small phone compact texts have 12 px, reading texts 14 and fields 16', async ({ openBrowser }) => {
  const page = await openBrowser({ viewport, language: 'en', as: 'owner@demo.test' });
  const sizeOf = (text: Locator) => text.evaluate((node) => getComputedStyle(node).fontSize);
  await page.goto('/squadOwner-profile');
  const field = page.getByLabel(say('workspaces:fields.name')).first();
  expect(await sizeOf(field)).toBe('16px');
  expect(
    await sizeOf(
      page
        .locator('label')
        .filter({ hasText: say('workspaces:fields.name') })
        .first(),
    ),
  ).toBe('12px');
  await page.goto('/workspace');
  // The title of a row stays at 14.
  const cell = page.locator("td[data-narrow='meta']").first();
  await expect.poll(() => sizeOf(cell)).toBe('12px');
  await expect.poll(() => sizeOf(page.getByText(say('workspaces:people.purpose')))).toBe('14px');
  await page.getByRole('button', { name: say('platform:shell.account') }).click();
  expect(await sizeOf(page.getByRole('menuitem').first())).toBe('12px');
  await page.setViewportSize({ width: 480, height: viewport.height });
  await expect.poll(() => sizeOf(cell)).toBe('13px');
});

test('TIM-02 on a phone the notice comes first, and the timesheet explains itself once that is closed', async ({
  openBrowser,
}) => {
  const page = await openBrowser({ viewport, language: 'en', as: 'owner@demo.test' });
  const { projects } = (await (await page.request.get('/api/getAllProjects')).json()) as {
    projects: { projectId: string; title: string }[];
  };
  await page.goto(taskPaths.timesheet(projects.find(({ title }) => title === 'Plataforma de obras')!.projectId));
  const notice = page.getByRole('dialog', { name: say('platform:mobileNotice.title') });
  await expect(notice).toBeVisible();
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await notice.getByRole('button', { name: say('platform:mobileNotice.goOn') }).click();
  const intro = page.getByRole('dialog', { name: say('timesheets/timesheet:intro.title') });
  await expect(intro).toBeVisible();
  await expect(notice).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
