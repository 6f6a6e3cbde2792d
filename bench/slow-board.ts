import type { Browser, Page } from '@playwright/test';
import { DEMO_PASSWORD } from '#accounts/rules/demo-sign-ins.ts';
import { startBenchProduct } from './bench-product.ts';
import { launchBrowser, newVisitor } from './browser.ts';
import { type Figure, figure } from './figure.ts';
import { median } from './median.ts';
import { type DragFeedback, watchDrag } from './watch-drag.ts';

const slowness = 4;
const visits = 3;
const dragsPerVisit = 4;
/** A hand that presses a button does not move at once; on both pages, the board and the empty one. */
const restMs = 100;

interface SlowBoard {
  /** Names the board in the figures. */
  name: string;
  connectionString: string;
  email: string;
  path: string;
}

/** A board of a thousand cards on a slow machine: the time until it is shown, and the response time of a drag. */
export async function measureSlowBoard({ name, connectionString, email, path }: SlowBoard): Promise<Figure[]> {
  const product = await startBenchProduct(connectionString);
  const browser = await launchBrowser();
  const paints: number[] = [];
  const feedback: DragFeedback = { lifted: [], left: [], slot: [], dropped: [] };
  const bareLifts: number[] = [];
  try {
    for (let visit = 0; visit < visits; visit++) {
      const seen = await visitBoard(browser, product.url, { email, path });
      paints.push(seen.firstCards);
      for (const kind of kinds) feedback[kind].push(...seen.feedback[kind]);
      bareLifts.push(...(await liftOnEmptyPage(browser)));
    }
  } finally {
    await browser.close();
    await product.stop();
  }
  console.log(
    `  ms: ${JSON.stringify({ paints, ...feedback, bareLifts }, (_, value: unknown) => (typeof value === 'number' ? Math.round(value) : value))}`,
  );
  const from = `median of ${visits * dragsPerVisit}, CPU ${slowness} × slower`;
  return [
    figure(`${name}: first cards painted, empty cache`, median(paints), {
      unit: ' ms',
      digits: 0,
      from: `CPU ${slowness} × slower`,
    }),
    ...kinds.map((kind) =>
      figure(`${name}: drag, ${answers[kind]}`, median(feedback[kind]), {
        atMost: bounds[kind],
        unit: ' ms',
        digits: 0,
        from,
      }),
    ),
    // A machine that is busy with other things slows both.
    figure(`${name}: card lifted / the only card of an empty page`, median(feedback.lifted) / median(bareLifts), {
      unit: ' ×',
      from: `${median(bareLifts).toFixed(0)} ms there`,
    }),
  ];
}

const answers = {
  lifted: 'card lifted',
  left: 'its place marked',
  slot: 'place offered',
  dropped: 'card in its new column',
} as const;
const bounds = { lifted: 50, left: 100, slot: 100, dropped: 100 } as const;
const kinds = ['lifted', 'left', 'slot', 'dropped'] as const;

async function visitBoard(browser: Browser, url: string, { email, path }: Pick<SlowBoard, 'email' | 'path'>) {
  const context = await newVisitor(browser, 1280);
  try {
    const login = await context.request.post(`${url}/api/auth/login`, {
      data: { email, password: DEMO_PASSWORD },
    });
    if (!login.ok()) throw new Error(`The login answered ${login.status()}.`);
    const page = await context.newPage();
    await page.addInitScript(watchDrag);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
    await page.goto(url + path);
    await page.waitForFunction(() => (window.firstCards ?? 0) > 0);
    await readWholeColumn(page);
    for (let drag = 0; drag < dragsPerVisit; drag++) await dragThereAndBack(page, drag);
    // Awaited, because the context is closed at the end of this block.
    return await page.evaluate(() => ({ firstCards: window.firstCards!, feedback: window.dragFeedback }));
  } finally {
    await context.close();
  }
}

const emptyPage = `<!doctype html><article draggable="true" style="width: 260px; height: 120px">card</article><script>
  const card = document.querySelector('article');
  card.addEventListener('dragstart', () => card.toggleAttribute('data-dragged', true));
  card.addEventListener('dragend', () => card.toggleAttribute('data-dragged', false));
</script>`;

/** What the browser's own drag and drop takes to lift a card, just as slowed down. */
async function liftOnEmptyPage(browser: Browser): Promise<number[]> {
  const context = await newVisitor(browser, 1280);
  try {
    const page = await context.newPage();
    await page.addInitScript(watchDrag);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
    await page.goto(`data:text/html,${encodeURIComponent(emptyPage)}`);
    for (let drag = 0; drag < dragsPerVisit; drag++) {
      await page.mouse.move(100, 60);
      await page.mouse.down();
      await page.waitForTimeout(restMs);
      await page.mouse.move(110, 64, { steps: 2 });
      await page.waitForTimeout(300);
      await page.mouse.up();
      await page.waitForTimeout(300);
    }
    return await page.evaluate(() => window.dragFeedback.lifted);
  } finally {
    await context.close();
  }
}

/** Scrolls to the end, so that the page has loaded all cards of the longest column. */
async function readWholeColumn(page: Page): Promise<void> {
  const cards = columnAt(page, 0).locator('> div > ul');
  await cards.hover();
  let height = -1;
  while (height !== (await cards.evaluate((list) => list.scrollHeight))) {
    height = await cards.evaluate((list) => list.scrollHeight);
    await cards.evaluate((list) => list.parentElement!.scrollTo(0, list.scrollHeight));
    await page.waitForTimeout(1_000);
  }
  await cards.evaluate((list) => list.parentElement!.scrollTo(0, 0));
  await page.waitForTimeout(500);
}

const columnAt = (page: Page, index: number) => page.locator('section:has(> h2)').nth(index);

/** Every second drag goes back, so that the data stays as it is. */
async function dragThereAndBack(page: Page, drag: number): Promise<void> {
  const [from, to] = drag % 2 === 0 ? [0, 1] : [1, 0];
  const card = (await columnAt(page, from).locator('article').first().boundingBox())!;
  const target = (await columnAt(page, to).boundingBox())!;
  await page.mouse.move(card.x + 100, card.y + 100);
  await page.mouse.down();
  await page.waitForTimeout(restMs);
  await page.mouse.move(card.x + 110, card.y + 104, { steps: 2 });
  await page.waitForTimeout(300);
  await page.mouse.move(target.x + 120, target.y + 200, { steps: 6 });
  await page.waitForTimeout(300);
  await page.mouse.up();
  await page.waitForTimeout(1_500);
}
