import { expect, type Page } from '@playwright/test';
import type { Result, RunOptions } from 'axe-core';
import { colourRules, findColourViolations } from './check-colours.ts';
import { loadAxe, runAxe } from './run-axe.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const disabled = Object.fromEntries(colourRules.map((rule) => [rule, { enabled: false }]));
/** All rules but those of colours; they give the same result in both colour schemes. */
const structure: RunOptions = { runOnly: { type: 'tag', values: tags }, rules: disabled };

function describe({ id, help, nodes }: Result): string {
  const places = nodes.slice(0, 5).map((node) => {
    const details = node.any.map(({ message }) => message).join('; ');
    return `    ${node.target.join(' ')}\n      ${node.html.slice(0, 160)}\n      ${details}`;
  });
  return `  ${id}: ${help} (${nodes.length} ×)\n${places.join('\n')}`;
}

/** Fails with a readable list when the current page breaks a rule of WCAG 2.2 AA. */
export async function checkAccessibility(page: Page, name = new URL(page.url()).pathname): Promise<void> {
  await loadAxe(page);
  const found = await runAxe(page, structure);
  expectNoViolations([...found, ...(await findColourViolations(page))], name);
}

/** Checks only the rules that depend on the colour scheme, in a page whose other rules were checked before. */
export async function checkColours(page: Page, name: string): Promise<void> {
  await loadAxe(page);
  expectNoViolations(await findColourViolations(page), name);
}

function expectNoViolations(violations: Result[], name: string): void {
  expect.soft(violations.map(describe).join('\n'), `GEN-05 accessibility of ${name}`).toBe('');
}

/** Checks a page in light and in dark. */
export async function checkAccessibilityInBothSchemes(page: Page, name = new URL(page.url()).pathname): Promise<void> {
  await checkAccessibility(page, `${name} (light)`);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await checkColours(page, `${name} (dark)`);
  await page.emulateMedia({ colorScheme: 'light' });
}
