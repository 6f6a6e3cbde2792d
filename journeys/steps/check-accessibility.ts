import { expect, type Page } from '@playwright/test';
import axe, { type AxeResults, type Result } from 'axe-core';

const everything = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] } as const;
/** What the scheme of colours decides; all else is the same in both. */
const colours = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } as const;
type Asked = typeof everything | typeof colours;

function describe({ id, help, nodes }: Result): string {
  const places = nodes.slice(0, 5).map((node) => {
    const details = node.any.map(({ message }) => message).join('; ');
    return `    ${node.target.join(' ')}\n      ${node.html.slice(0, 160)}\n      ${details}`;
  });
  return `  ${id}: ${help} (${nodes.length} ×)\n${places.join('\n')}`;
}

/** Axe in the page itself: describing every place that is right, as its package for Playwright asks it to, takes three times as long. */
async function findViolations(page: Page, asked: Asked): Promise<Result[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async ({ type, values }) => {
    const inPage = (window as unknown as { axe: { run: typeof axe.run } }).axe;
    const runOnly = { type, values: [...values] };
    const found: AxeResults = await inPage.run({ runOnly, resultTypes: ['violations'] });
    return found.violations;
  }, asked);
}

/** Fails with a readable list when the page as it stands breaks a rule of WCAG 2.2 AA. */
export async function checkAccessibility(page: Page, name = new URL(page.url()).pathname): Promise<void> {
  await expectNoViolations(page, name, everything);
}

async function expectNoViolations(page: Page, name: string, asked: Asked): Promise<void> {
  const violations = await findViolations(page, asked);
  expect.soft(violations.map(describe).join('\n'), `GEN-05 accessibility of ${name}`).toBe('');
}

/** The same in light and in dark. */
export async function checkAccessibilityInBothSchemes(page: Page, name = new URL(page.url()).pathname): Promise<void> {
  await checkAccessibility(page, `${name} (light)`);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await expectNoViolations(page, `${name} (dark)`, colours);
  await page.emulateMedia({ colorScheme: 'light' });
}
