import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

type Violation = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number];

function describe({ id, help, nodes }: Violation): string {
  const places = nodes.slice(0, 5).map((node) => {
    const details = node.any.map(({ message }) => message).join('; ');
    return `    ${node.target.join(' ')}\n      ${node.html.slice(0, 160)}\n      ${details}`;
  });
  return `  ${id}: ${help} (${nodes.length} ×)\n${places.join('\n')}`;
}

/** Fails with a readable list when the page as it stands breaks a rule of WCAG 2.2 AA. */
export async function checkAccessibility(page: Page, name = new URL(page.url()).pathname): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
  expect.soft(violations.map(describe).join('\n'), `GEN-05 accessibility of ${name}`).toBe('');
}

/** The same in light and in dark. */
export async function checkAccessibilityInBothSchemes(page: Page, name = new URL(page.url()).pathname): Promise<void> {
  await checkAccessibility(page, `${name} (light)`);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await checkAccessibility(page, `${name} (dark)`);
  await page.emulateMedia({ colorScheme: 'light' });
}
