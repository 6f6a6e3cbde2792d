import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { BrowserContext, Page } from '@playwright/test';
import type { AxeResults, ElementContext, Result, RunOptions } from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What the script of axe adds to the page. */
export type Axe = { run: (context: ElementContext, options: RunOptions) => Promise<AxeResults> };

/** The product has no frames, and none of the selected rules reads style sheets. */
export const axeOptions = { iframes: false, preload: { assets: ['media'] } } satisfies RunOptions;

/** For a context whose pages are all checked: each gets axe as it loads, which sends it to the browser only once. */
export async function keepAxeAtHand(context: BrowserContext): Promise<void> {
  await context.addInitScript(source);
}

export async function loadAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
}

/**
 * Runs axe in the page itself: describing every correct element, as its Playwright package does, takes three times as long. Under a
 * dialog the page is inert and was checked before, so only the dialog is checked.
 */
export function runAxe(page: Page, options: RunOptions): Promise<Result[]> {
  return page.evaluate(
    async (asked) => {
      const inPage = (window as unknown as { axe: Axe }).axe;
      const dialogs = [...document.querySelectorAll('[role="dialog"][aria-modal="true"]')];
      const shown = dialogs.findLast((dialog) => dialog.checkVisibility());
      const found = await inPage.run(shown ?? document, asked);
      return found.violations;
    },
    { ...axeOptions, resultTypes: ['violations'], ...options } satisfies RunOptions,
  );
}
