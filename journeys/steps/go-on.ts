import { expect, type Page } from '@playwright/test';

const markedAsLeft = 'data-left';

/** Navigates to another page like a link, without reloading the product, and waits for its heading. */
export async function goOn(page: Page, address: string): Promise<void> {
  await page.evaluate(
    ({ to, mark }) => {
      for (const heading of document.querySelectorAll('h1')) heading.setAttribute(mark, '');
      window.history.pushState({}, '', to);
    },
    { to: address, mark: markedAsLeft },
  );
  await expect(page.locator(`h1:not([${markedAsLeft}])`).first(), address).toBeVisible();
}

/** Whether two addresses may be the same page with other content, whose heading then stays the same. */
export function mayShareTheirHeading(one: string, other: string): boolean {
  return one.split(/[/?]/)[1] === other.split(/[/?]/)[1];
}
