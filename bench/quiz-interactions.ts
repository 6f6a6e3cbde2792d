import type { Browser, Page } from '@playwright/test';
import { DEMO_PASSWORD } from '#accounts/rules/demo-sign-ins.ts';
import { startProduct } from '#platform/testing/start-product.ts';
import { profilePaths } from '#profiles/paths.ts';
import { quizPages } from '#quizzes/paths.ts';
import { becomeNewMember } from '../journeys/steps/new-member.ts';
import { launchBrowser, newVisitor, type Width } from './browser.ts';
import { type Figure, figure } from './figure.ts';
import { median } from './median.ts';
import { watchInteractions } from './watch-interactions.ts';

const slowness = 4;
const visits = 3;
/** Long enough for an interaction to be painted and reported. */
const restMs = 500;
/** The browser does not report shorter ones. */
const leastMs = 16;

interface Screen {
  name: string;
  path: string;
  /** Navigates from the opened page to where the interactions begin. */
  begin: (page: Page) => Promise<void>;
  /** The interactions, in order. */
  acts: Readonly<Record<string, (page: Page) => Promise<void>>>;
}

const press = (key: string) => (page: Page) => page.keyboard.press(key);
const startTest = (page: Page) => page.locator('main button').last().click();

const screens: readonly Screen[] = [
  {
    name: 'personality',
    path: quizPages.personality.take,
    begin: startTest,
    acts: {
      'choose most': (page) => page.getByRole('radio').nth(0).click({ force: true }),
      'choose least': (page) => page.getByRole('radio').nth(5).click({ force: true }),
      'go on': press('Enter'),
      'choose by key': press('1'),
      'go back': press('ArrowLeft'),
    },
  },
  {
    name: 'culture',
    path: quizPages.culture.take,
    begin: startTest,
    acts: {
      'move a slider': (page) => page.getByRole('slider').nth(0).press('ArrowRight'),
      'type points': (page) => page.locator('main input[inputmode="numeric"]').nth(1).press('4'),
      'add points': (page) => page.locator('main li button').nth(1).click(),
      'split the rest': (page) => page.locator('main p > button').nth(1).click(),
      'go on': (page) => page.locator('[data-foot] button').last().click(),
    },
  },
  {
    name: 'motivators',
    path: quizPages.motivators.take,
    begin: async (page) => {
      await startTest(page);
      for (let deal = 0; deal < 5; deal += 1) await dealCard(page);
    },
    acts: {
      'deal a card': dealCard,
      'lift a card': (page) => page.locator('[data-card]').nth(4).press('Space'),
      'carry it': press('ArrowLeft'),
      'drop it': press('Space'),
      'say that it demotivates': (page) => page.locator('[data-motivates]').nth(0).click(),
      'choose a place': (page) => page.locator('[data-card] ~ span select').nth(2).press('1'),
    },
  },
  {
    name: 'soft skills',
    path: quizPages.softSkills.take,
    begin: startTest,
    acts: {
      'choose by key': press('3'),
      choose: (page) => page.getByRole('radio').nth(4).click({ force: true }),
      'go back': press('ArrowLeft'),
    },
  },
  {
    name: 'profile',
    path: profilePaths.ownProfile,
    begin: async () => {},
    acts: {
      'open a section': (page) => pressLink(page, 'main a[href*="edit=myProfile"]'),
      'type a letter': async (page) => {
        await page.getByRole('dialog').getByRole('textbox').first().press('a');
      },
      'close it': press('Escape'),
    },
  },
];

/** Moves to the link before pressing, like a hand: the driver's own click moves, hit-tests the page, and presses at once. */
async function pressLink(page: Page, selector: string): Promise<void> {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not in sight`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(300);
  await page.mouse.down();
  await page.mouse.up();
}

async function dealCard(page: Page): Promise<void> {
  await page.locator('main [role="group"] button').first().click();
}

/** The response time of the tests and the profile on a slow machine: from the key or click to the frame that shows its effect. */
export async function measureQuizInteractions(): Promise<Figure[]> {
  const product = await startProduct({ demo: true, env: { RATE_LIMITS: '0' } });
  const browser = await launchBrowser();
  const figures: Figure[] = [];
  try {
    figures.push(await measureBarePage(browser));
    for (const width of [1280, 390] as const) {
      for (const screen of screens) figures.push(await measureScreen(browser, product.url, { screen, width }));
    }
  } finally {
    await browser.close();
    await product.stop();
  }
  return figures;
}

/** A page with one button that counts its clicks: the baseline of the machine itself. */
async function measureBarePage(browser: Browser): Promise<Figure> {
  const context = await newVisitor(browser, 1280);
  try {
    const page = await context.newPage();
    await page.addInitScript(watchInteractions);
    await page.goto('data:text/html,<button onclick="this.textContent = Number(this.textContent) + 1">0</button>');
    await slowDown(page);
    const clicks: number[] = [];
    for (let click = 0; click < 5; click += 1) clicks.push(await timeAct(page, () => page.locator('button').click()));
    return figure('quiz-interactions: bare page of one button', median(clicks), { unit: ' ms', digits: 0 });
  } finally {
    await context.close();
  }
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
}

/** The slowest kind of interaction of a screen, each by the median of its visits. */
async function measureScreen(
  browser: Browser,
  url: string,
  { screen, width }: { screen: Screen; width: Width },
): Promise<Figure> {
  const seen: Record<string, number>[] = [];
  for (let visit = 0; visit < visits; visit += 1) {
    seen.push(await visitScreen(browser, url, { screen, width, visit }));
  }
  const kinds = Object.keys(screen.acts).map((kind) => ({ kind, ms: median(seen.map((one) => one[kind]!)) }));
  console.log(`  ${screen.name} at ${width} px, ms: ${kinds.map(({ kind, ms }) => `${kind} ${ms}`).join(', ')}`);
  const slowest = kinds.toSorted((one, other) => other.ms - one.ms)[0]!;
  return figure(`quiz-interactions: ${screen.name} at ${width} px, slowest`, slowest.ms, {
    atMost: 100,
    unit: ' ms',
    digits: 0,
    from: `${slowest.kind}; medians of ${visits}, CPU ${slowness} × slower`,
  });
}

async function visitScreen(
  browser: Browser,
  url: string,
  { screen, width, visit }: { screen: Screen; width: Width; visit: number },
): Promise<Record<string, number>> {
  const context = await newVisitor(browser, width);
  try {
    const page = await context.newPage();
    await enter(page, url, { screen, person: `${screen.name} ${width} ${visit}` });
    await page.addInitScript(watchInteractions);
    await page.goto(url + screen.path);
    await page.locator('h1').waitFor();
    await page.waitForLoadState('networkidle');
    await screen.begin(page);
    await page.waitForLoadState('networkidle');
    await slowDown(page);
    const measured: Record<string, number> = {};
    for (const [kind, act] of Object.entries(screen.acts)) measured[kind] = await timeAct(page, act);
    return measured;
  } finally {
    await context.close();
  }
}

/** Tests are taken by a first-time user; the profile is a full one. */
async function enter(page: Page, url: string, { screen, person }: { screen: Screen; person: string }): Promise<void> {
  if (screen.name !== 'profile') return becomeNewMember(page, person, url);
  const login = await page.request.post(`${url}/api/auth/login`, {
    data: { email: 'member@demo.test', password: DEMO_PASSWORD },
  });
  if (!login.ok()) throw new Error(`The login answered ${login.status()}.`);
}

async function timeAct(page: Page, act: (page: Page) => Promise<void>): Promise<number> {
  const since = await page.evaluate(() => performance.now());
  await act(page);
  await page.waitForTimeout(restMs);
  const taken = await page.evaluate(
    (from) => window.interactions.filter(({ at }) => at >= from).map(({ ms }) => ms),
    since,
  );
  return Math.max(leastMs, ...taken);
}
