import type { Page } from '@playwright/test';
import type { Language } from '#platform/i18n/language.ts';
import { catalogueKeys } from './steps/catalogue-keys.ts';
import { checkAccessibility } from './steps/check-accessibility.ts';
import { expect, test } from './steps/journey.ts';
import { findPlaces, listedPages } from './steps/page-list.ts';

// A worker for each: the file is long.
test.describe.configure({ mode: 'parallel' });

type Look = readonly [colorScheme: 'light' | 'dark', width: number];
/** In each language every page is seen wide and narrow, light and dark, in one of the two ways to pair them. */
const looks: Record<Language, readonly [Look, Look]> = {
  pt: [
    ['light', 1280],
    ['dark', 390],
  ],
  en: [
    ['dark', 1280],
    ['light', 390],
  ],
};
const heights: Record<number, number> = { 1280: 800, 390: 844 };

/** What stands in a page where a place got no words. */
const missing = /\{\{|\bundefined\b|\bNaN\b|\[object /;
const keys = catalogueKeys();

function findTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [document.title];
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      if (parent && !parent.closest('script, style, noscript')) found.push(walker.currentNode.nodeValue?.trim() ?? '');
    }
    for (const node of document.querySelectorAll('[aria-label], [placeholder], [alt], [title]'))
      for (const name of ['aria-label', 'placeholder', 'alt', 'title']) found.push(node.getAttribute(name) ?? '');
    return found;
  });
}

for (const language of ['pt', 'en'] as const)
  for (const { name, as, addresses } of listedPages)
    test(`GEN-05 GEN-07 the pages of ${name} in ${language}: accessible, inside the frame, nothing missing, the console quiet`, async ({
      openBrowser,
      product,
    }) => {
      const list = addresses(await findPlaces(product.url));
      test.setTimeout(list.length * 20_000);
      const [[colorScheme, width], second] = looks[language];
      const page = await openBrowser({ language, colorScheme, viewport: { width, height: 800 }, ...(as && { as }) });
      for (const address of list)
        await test.step(address, async () => {
          await page.emulateMedia({ colorScheme });
          await page.setViewportSize({ width, height: heights[width]! });
          await page.goto(address);
          await expect(page.getByRole('heading', { level: 1 }).first(), address).toBeVisible();
          await page.waitForLoadState('networkidle');
          await lookAt(page, `${address} (${language}, ${colorScheme}, ${width})`);
          await page.emulateMedia({ colorScheme: second[0] });
          await page.setViewportSize({ width: second[1], height: heights[second[1]]! });
          await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', second[0]);
          await lookAt(page, `${address} (${language}, ${second.join(', ')})`);
          await expect(page.locator('html')).toHaveAttribute('lang', language === 'pt' ? 'pt-BR' : 'en-US');
        });
    });

async function lookAt(page: Page, name: string): Promise<void> {
  // What another width shows may be on its way.
  await expect(page.locator('[aria-busy="true"], [class*="skeleton"]')).toHaveCount(0);
  await checkAccessibility(page, name);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect.soft(overflow, `${name} stands out at its side`).toBeLessThanOrEqual(0);
  expect
    .soft(
      (await findTexts(page)).filter((text) => missing.test(text) || keys.has(text)),
      `${name} lacks texts`,
    )
    .toEqual([]);
}
