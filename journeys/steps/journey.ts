import { expect, type Page, test as base } from '@playwright/test';
import { chooseBrowserContext, type VisitorOptions } from './browser-context.ts';
import { type JourneyProduct, startCopy } from './product-copies.ts';

export { expect };

/** Opens a page in a browser of its own for a person. */
export type OpenBrowser = (options?: VisitorOptions) => Promise<Page>;

/** Journeys through a product with the demo world; each worker starts one for all its journeys. */
export const test = base.extend<{ openBrowser: OpenBrowser }, { product: JourneyProduct }>({
  product: [
    async ({}, provide) => {
      const product = await startCopy();
      await provide(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  openBrowser: async ({ browser, product }, provide) => {
    const opened: Awaited<ReturnType<typeof chooseBrowserContext>>[] = [];
    await provide(async (options) => {
      const one = await chooseBrowserContext(browser, product.url, options);
      opened.push(one);
      return one.context.newPage();
    });
    for (const { context } of opened) await context.close();
    expect(
      opened.flatMap(({ noise }) => noise),
      'GEN-07 the console stays quiet',
    ).toEqual([]);
  },
});
