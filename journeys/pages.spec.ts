import type { Page } from '@playwright/test';
import { listedPages, madeUpPlaces } from '#application/testing/listed-pages.ts';
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

type Look = { colorScheme: 'light' | 'dark'; width: 1280 | 390 };
/** How every page is looked at in every run: a phone in daylight, a wide screen in the dark. */
const looks: Record<Language, Look> = {
  pt: { colorScheme: 'light', width: 390 },
  en: { colorScheme: 'dark', width: 1280 },
};
/** Each page has one of the other six in a run: six runs on consecutive days see all of them. */
const furtherLooks: readonly (Look & { language: Language })[] = [
  { language: 'pt', colorScheme: 'dark', width: 1280 },
  { language: 'en', colorScheme: 'light', width: 390 },
  { language: 'pt', colorScheme: 'dark', width: 390 },
  { language: 'en', colorScheme: 'light', width: 1280 },
  { language: 'pt', colorScheme: 'light', width: 1280 },
  { language: 'en', colorScheme: 'dark', width: 390 },
];
/** Failures name the turn, so that `LOOKS_TURN=…` repeats the run. */
const turn = Number(process.env.LOOKS_TURN ?? Math.floor(Date.now() / 86_400_000));
const heights = { 1280: 800, 390: 844 };
const viewportOf = ({ width }: Look) => ({ width, height: heights[width] });

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

const PAGES_OF_A_TEST = 15;
const parts = listedPages.flatMap((listed) => {
  const count = Math.ceil(listed.addresses(madeUpPlaces).length / PAGES_OF_A_TEST);
  return Array.from({ length: count }, (_, part) => ({ ...listed, first: part * PAGES_OF_A_TEST }));
});

for (const { name, as, addresses, first } of parts)
  for (const language of languages)
    test(`GEN-05 GEN-07 the pages of ${name} from no. ${first + 1} in ${language}: accessible, inside the frame, nothing missing, the console quiet`, async ({
      openBrowser,
      product,
    }) => {
      const list = addresses(await findPlaces(product.url)).slice(first, first + PAGES_OF_A_TEST);
      const usual = looks[language];
      const { colorScheme } = usual;
      const viewport = viewportOf(usual);
      const page = await openBrowser({ language, colorScheme, viewport, ...(typeof as === 'string' && { as }) });
      if (typeof as === 'object') await openNewAccount(page, emailOf(`${name} ${first} ${language}`), as);
      await keepAxeAtHand(page.context());
      let before: string | undefined;
      for (const [at, address] of list.entries())
        await test.step(address, async () => {
          const number = first + at + turn;
          // Every page is loaded directly by turns, and otherwise reached from the previous one.
          if (number % 6 === 0 || before === undefined || mayShareTheirHeading(before, address))
            await page.goto(address);
          else await goOn(page, address);
          before = address;
          const nameOf = (look: Look) =>
            `${address} (${language}, ${look.colorScheme}, ${look.width}; LOOKS_TURN=${turn})`;
          await waitUntilDrawn(page, address);
          // The structure is checked in one of the two usual looks by turns: it is the same in both languages.
          const isChecked = (number % 2 === 0) === (language === 'pt');
          await (isChecked ? checkAccessibility : checkColours)(page, nameOf(usual));
          await lookAt(page, nameOf(usual));
          await expect(page.locator('html')).toHaveAttribute('lang', language === 'pt' ? 'pt-BR' : 'en-US');
          const further = furtherLooks[number % furtherLooks.length]!;
          if (further.language !== language) return;
          await change(page, further);
          await waitUntilDrawn(page, address);
          await checkColours(page, nameOf(further));
          await lookAt(page, nameOf(further));
          await change(page, usual);
        });
    });

async function change(page: Page, look: Look): Promise<void> {
  await page.emulateMedia({ colorScheme: look.colorScheme });
  await page.setViewportSize(viewportOf(look));
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', look.colorScheme);
}

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
