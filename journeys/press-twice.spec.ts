import type { Page } from '@playwright/test';
import { listedPages, madeUpPlaces } from '#application/testing/listed-pages.ts';
import { findPlaces } from './steps/find-places.ts';
import { expect, test } from './steps/journey.ts';
import { emailOf, openNewAccount } from './steps/new-member.ts';
import { pressEverythingTwice, watchPage } from './steps/press-twice.ts';
import { refuseWritingCalls } from './steps/refuse-calls.ts';
import { slowness } from './steps/slow-cpu.ts';

// One worker for each test, because the file is long.
test.describe.configure({ mode: 'parallel', timeout: 120_000 * slowness });

const MOST_PAGES_OF_A_TEST = 13;
const MOST_ROWS = 2;
/** Where a button leads out of the page, it is loaded again. */
const MOST_LOADINGS = 12;

const parts = listedPages.flatMap((listed, at) => {
  const { length } = listed.addresses(madeUpPlaces);
  const count = Math.ceil(length / MOST_PAGES_OF_A_TEST);
  const pages = Math.ceil(length / count);
  const isFirstOfPerson = listedPages.findIndex(({ as }) => as === listed.as) === at;
  return Array.from({ length: count }, (_, part) => ({
    ...listed,
    first: part * pages,
    pages,
    withFrame: isFirstOfPerson && part === 0,
  }));
});

for (const { name, as, addresses, first, pages, withFrame } of parts)
  test(`GEN-05 GEN-07 the pages of ${name} from no. ${first + 1}: a button pressed twice lets one call out`, async ({
    openBrowser,
    product,
  }) => {
    const list = addresses(await findPlaces(product.url)).slice(first, first + pages);
    const page = await openBrowser({ ...(typeof as === 'string' && { as }) });
    const context = page.context();
    if (typeof as === 'object') await openNewAccount(page, emailOf(`${name} ${first} presses`), as);
    const { cookies } = await context.storageState();
    const calls = await refuseWritingCalls(context);
    const known: string[] = [];
    await context.addInitScript(watchPage);
    await context.exposeFunction('walkPresses', (kind: string) => {
      known.push(kind);
      calls.begin(kind.split(' | ', 2).join(' of '));
    });
    for (const address of list)
      await test.step(address, async () => {
        for (let loading = 0; loading < MOST_LOADINGS; loading++) {
          // A button may have logged out, or chosen the other language.
          await context.clearCookies();
          await context.addCookies(cookies);
          const pressedBefore = known.length;
          // A page that loads itself again, such as the notice of maintenance, may interrupt this.
          await expect(() => page.goto(address, { waitUntil: 'commit' })).toPass();
          await expect(page.getByRole('heading', { level: 1 }).first(), address).toBeVisible();
          await expect(page.locator('[aria-busy="true"], [class*="skeleton"]'), address).toHaveCount(0);
          if (await cameToTheEnd(page, known, withFrame)) break;
          // It leads on by itself.
          if (known.length === pressedBefore) break;
        }
      });
    // Otherwise the walk has found no buttons, and proves nothing.
    expect(known.length).toBeGreaterThan(withFrame ? 5 : 0);
    expect(calls.doubled, 'calls that left twice').toEqual([]);
  });

async function cameToTheEnd(page: Page, known: string[], withFrame: boolean): Promise<boolean> {
  try {
    return await page.evaluate(pressEverythingTwice, { known, mostRows: MOST_ROWS, withFrame });
  } catch (error) {
    // The button has loaded another page.
    if (error instanceof Error && error.message.includes('Execution context was destroyed')) return false;
    throw error;
  }
}
