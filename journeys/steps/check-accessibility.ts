import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import type { AxeResults, ElementContext, Result, RunOptions } from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const everything = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] } as const;
/** Rules that depend on the colour scheme; all others give the same result in both. */
const colours = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } as const;
type Asked = typeof everything | typeof colours;

function describe({ id, help, nodes }: Result): string {
  const places = nodes.slice(0, 5).map((node) => {
    const details = node.any.map(({ message }) => message).join('; ');
    return `    ${node.target.join(' ')}\n      ${node.html.slice(0, 160)}\n      ${details}`;
  });
  return `  ${id}: ${help} (${nodes.length} ×)\n${places.join('\n')}`;
}

/** For a context whose pages are all checked: each gets axe as it loads, which sends it to the browser only once. */
export async function keepAxeAtHand(context: BrowserContext): Promise<void> {
  await context.addInitScript(source);
}

/**
 * Runs axe in the page itself: describing every correct element, as its Playwright package does, takes three times as long. Under a
 * dialog the page is inert and was checked before, so only the dialog is checked.
 */
async function findViolations(page: Page, asked: Asked): Promise<Result[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(async ({ type, values }) => {
    type Run = (context: ElementContext, options: RunOptions) => Promise<AxeResults>;
    // The script of axe added the property.
    const inPage = (window as unknown as { axe: { run: Run } }).axe;
    const dialogs = [...document.querySelectorAll('[role="dialog"][aria-modal="true"]')];
    const shown = dialogs.findLast((dialog) => dialog.checkVisibility());
    const found = await inPage.run(shown ?? document, {
      runOnly: { type, values: [...values] },
      resultTypes: ['violations'],
      // The product has no frames, and none of the selected rules reads style sheets.
      iframes: false,
      preload: { assets: ['media'] },
    });
    return found.violations;
  }, asked);
}

/** Fails with a readable list when the current page breaks a rule of WCAG 2.2 AA. */
export async function checkAccessibility(page: Page, name = new URL(page.url()).pathname): Promise<void> {
  await expectNoViolations(page, name, everything);
}

/** The same for rules that depend on the colour scheme, in a page that was checked before. */
export async function checkColours(page: Page, name: string): Promise<void> {
  await expectNoViolations(page, name, colours);
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
  await checkColours(page, `${name} (dark)`);
  await page.emulateMedia({ colorScheme: 'light' });
}
