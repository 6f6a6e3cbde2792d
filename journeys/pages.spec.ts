import type { Page } from '@playwright/test';
import { type ListedPages, listedPages, madeUpPlaces } from '#application/testing/listed-pages.ts';
import { type Language, languages } from '#platform/i18n/language.ts';
import { catalogueKeys } from './steps/catalogue-keys.ts';
import { checkAccessibility, checkColours } from './steps/check-accessibility.ts';
import { findPlaces } from './steps/find-places.ts';
import { goOn, mayShareTheirHeading } from './steps/go-on.ts';
import { expect, test } from './steps/journey.ts';
import { emailOf, openNewAccount } from './steps/new-member.ts';
import { keepAxeAtHand } from './steps/run-axe.ts';

// One worker for each test, because the file is long.
test.describe.configure({ mode: 'parallel' });

type Look = readonly [colorScheme: 'light' | 'dark', width: number];
/**
 * In each language every page is checked wide and narrow, light and dark, in one of the two ways to pair them. The first check
 * applies every rule, the second those that depend on colours; so the structure is checked wide in one language, narrow in the
 * other: both languages walk the same list, and every second page begins with the second look.
 */
const looks: Record<Language, readonly [Look, Look]> = {
  pt: [
    ['light', 1280],
    ['dark', 390],
  ],
  en: [
    ['light', 390],
    ['dark', 1280],
  ],
};
const heights: Record<number, number> = { 1280: 800, 390: 844 };

/** The text that a page shows where a translation is missing. */
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

// The longest first, so that at the end no worker waits long for another.
const countOf = ({ addresses }: ListedPages) => addresses(madeUpPlaces).length;
const longestFirst = listedPages.toSorted((one, other) => countOf(other) - countOf(one));

for (const { name, as, addresses } of longestFirst)
  for (const language of languages)
    test(`GEN-05 GEN-07 the pages of ${name} in ${language}: accessible, inside the frame, nothing missing, the console quiet`, async ({
      openBrowser,
      product,
    }) => {
      const list = addresses(await findPlaces(product.url));
      test.setTimeout(30_000 + list.length * 20_000);
      let looked = looks[language];
      const [[colorScheme, width]] = looked;
      const viewport = { width, height: heights[width]! };
      const page = await openBrowser({ language, colorScheme, viewport, ...(typeof as === 'string' && { as }) });
      if (typeof as === 'object') await openNewAccount(page, emailOf(`${name} ${language}`), as);
      await keepAxeAtHand(page.context());
      let before: string | undefined;
      for (const address of list)
        await test.step(address, async () => {
          // In one language every page is loaded directly, in the other reached from the previous page.
          if (language === 'pt' || before === undefined || mayShareTheirHeading(before, address))
            await page.goto(address);
          else await goOn(page, address);
          before = address;
          // Begins as the previous page ended, so that only one change of look is needed for each page.
          const [one, other] = looked;
          await waitUntilDrawn(page, address);
          await checkAccessibility(page, `${address} (${language}, ${one.join(', ')})`);
          await lookAt(page, `${address} (${language}, ${one.join(', ')})`);
          await page.emulateMedia({ colorScheme: other[0] });
          await page.setViewportSize({ width: other[1], height: heights[other[1]]! });
          await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', other[0]);
          await waitUntilDrawn(page, address);
          await checkColours(page, `${address} (${language}, ${other.join(', ')})`);
          await lookAt(page, `${address} (${language}, ${other.join(', ')})`);
          await expect(page.locator('html')).toHaveAttribute('lang', language === 'pt' ? 'pt-BR' : 'en-US');
          looked = [other, one];
        });
    });

/** Waits until the page has loaded; content of another width may load later, too. */
async function waitUntilDrawn(page: Page, address: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first(), address).toBeVisible();
  await expect(page.locator('[aria-busy="true"], [class*="skeleton"]'), address).toHaveCount(0);
}

async function lookAt(page: Page, name: string): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect.soft(overflow, `${name} stands out at its side`).toBeLessThanOrEqual(0);
  expect
    .soft(
      (await findTexts(page)).filter((text) => missing.test(text) || keys.has(text)),
      `${name} lacks texts`,
    )
    .toEqual([]);
}
