import type { Browser, BrowserContext, Page } from '@playwright/test';
import { accountPaths } from '#accounts/paths.ts';
import { DEMO_PASSWORD } from '#accounts/rules/demo-sign-ins.ts';
import { isBuilt } from '#application/planned-pages.ts';
import { menusOf, menuEntries } from '#application/frame/menu-table.ts';
import type { SessionClaims } from '#accounts/sessions/rules/session-claims.ts';
import { startProduct } from '#platform/testing/start-product.ts';
import { hiringProcessPath, pipelinePath } from '#pipeline/paths.ts';
import { taskPaths } from '#tasks/paths.ts';
import { launchBrowser } from './browser.ts';
import { startHttp2Proxy } from './http2-proxy.ts';
import { type Figure, figure } from './figure.ts';
import { median } from './median.ts';
import { watchRequests } from './watch-requests.ts';
import { readShifts, watchShifts } from './watch-shifts.ts';

const slowness = 4;
const network = { offline: false, latency: 150, downloadThroughput: 9_000_000 / 8, uploadThroughput: 9_000_000 / 8 };
const settleMs = 1_500;
/** A single load varies by a quarter: what misses a bound is loaded again, and so are chosen pages; their paints are medians. */
const loads = 3;
const people = ['owner@demo.test', 'recruiter@demo.test', 'member@demo.test', 'admin@demo.test'];

const bounds = { files: 30, kilobytes: 380, shift: 0.03 };
/** How much later a page's first paint may come than the login page's. In production a proxy speaks HTTP/2; HTTP/1.1 fetches six files at a time. */
const latestPaint = { 'HTTP/2': 1.35, 'HTTP/1.1': 1.6 };
type Protocol = keyof typeof latestPaint;

/**
 * Every page of every menu on a slow phone with an empty cache, each load beside one of the login page. `PAGES` (parts of addresses,
 * separated by commas) selects some of them and prints each request.
 */
export async function measureFirstLoad(): Promise<Figure[]> {
  const only = process.env.PAGES?.split(',');
  const product = await startProduct({ demo: true, env: { RATE_LIMITS: '0' } });
  const proxy = await startHttp2Proxy(product.url);
  const browser = await launchBrowser();
  const addresses: Record<Protocol, string> = { 'HTTP/2': proxy.url, 'HTTP/1.1': product.url };
  try {
    const figures: Figure[] = [];
    for (const email of people) {
      for (const path of await pagesOf(browser, product.url, email)) {
        if (only && !only.some((part) => path.includes(part))) continue;
        for (const protocol of Object.keys(addresses) as Protocol[]) {
          const load = (page: string, reader?: string) =>
            visit(browser, product.url, addresses[protocol] + page, reader);
          const logins: Seen[] = [];
          const visits: Seen[] = [];
          for (let count = 0; count < loads; count++) {
            logins.push(await load(accountPaths.login));
            visits.push(await load(path, email));
            if (!only && visits[0]!.first <= latestPaint[protocol] * logins[0]!.first) break;
          }
          const login = typical(logins);
          const seen = typical(visits);
          const name = `${email.split('@')[0]} ${path.replace(/[0-9a-f-]{36}/, '…')}, ${protocol}`;
          tell(name, seen, login);
          if (only) for (const one of seen.all) console.log(`    ${requestLine(one, seen.all[0]!.began)}`);
          figures.push(...figuresOf(name, seen, login, protocol));
        }
      }
    }
    return figures;
  } finally {
    await browser.close();
    proxy.stop();
    await product.stop();
  }
}

type Seen = Awaited<ReturnType<typeof visit>>;

/** The heaviest load, with the median of the paints. */
function typical(seen: readonly Seen[]): Seen {
  const heaviest = seen.toSorted((one, other) => other.kilobytes - one.kilobytes)[0]!;
  return {
    ...heaviest,
    requests: Math.max(...seen.map(({ requests }) => requests)),
    shift: Math.max(...seen.map(({ shift }) => shift)),
    first: median(seen.map(({ first }) => first)),
    largest: median(seen.map(({ largest }) => largest)),
  };
}

function figuresOf(name: string, seen: Seen, login: Seen, protocol: Protocol): Figure[] {
  const at = (part: string) => `first-load: ${name}, ${part}`;
  const paint = { atMost: latestPaint[protocol], unit: ' ×' };
  return [
    figure(at('files'), seen.requests, { atMost: bounds.files, digits: 0 }),
    figure(at('everything with fonts'), seen.kilobytes, { atMost: bounds.kilobytes, unit: ' kB', digits: 0 }),
    figure(at('first paint against login'), seen.first / login.first, paint),
    figure(at('layout shift'), seen.shift, { atMost: bounds.shift, digits: 3 }),
  ];
}

function tell(name: string, { requests, kilobytes, steps, first, largest, shift }: Seen, login: Seen): void {
  const paints = [
    `first ${(first / 1000).toFixed(2)} s (${(first / login.first).toFixed(2)} ×)`,
    `largest ${(largest / 1000).toFixed(2)} s (${(largest / login.largest).toFixed(2)} ×)`,
  ];
  console.log(
    `  ${name}: ${requests} files, ${kilobytes.toFixed(0)} kB, ${steps.length} steps, ${paints.join(', ')}, shift ${shift.toFixed(3)}`,
  );
}

function requestLine({ url, began, ended = began, bytes }: Seen['all'][number], start: number): string {
  const since = (moment: number) => ((moment - start) * 1000).toFixed(0).padStart(5);
  return `${since(began)} –${since(ended)} ms ${String(bytes).padStart(7)} ${new URL(url).pathname}`;
}

/** The targets of a person's menus, and the boards of a vacancy and of tasks and the page of a candidate, which are the heaviest behind them. */
async function pagesOf(browser: Browser, url: string, email: string): Promise<string[]> {
  const context = await signedIn(browser, url, email);
  try {
    const { session } = (await (await context.request.get(`${url}/api/session`)).json()) as { session: SessionClaims };
    const { side, foot, header, action } = menusOf(session, isBuilt);
    const keys = new Set([...side.flatMap((group) => group.keys), ...foot, ...header, ...(action ? [action] : [])]);
    const pages = [...new Set([...keys].map((key) => menuEntries[key]!.to))];
    if (session.userRole !== 'squadOwner') return pages;
    const { projects } = (await (await context.request.get(`${url}/api/myProjects`)).json()) as {
      projects: { id: string }[];
    };
    const boards = projects.slice(0, 1).map(({ id }) => pipelinePath(id, { position: 0 }));
    return [...pages, ...boards, await taskBoard(context, url), await candidatePage(context, url)];
  } finally {
    await context.close();
  }
}

async function taskBoard(context: BrowserContext, url: string): Promise<string> {
  const { projects } = (await (await context.request.get(`${url}/api/getAllProjects`)).json()) as {
    projects: { projectId: string; enabledAt: string | null }[];
  };
  return taskPaths.board(projects.find(({ enabledAt }) => enabledAt !== null)!.projectId);
}

async function candidatePage(context: BrowserContext, url: string): Promise<string> {
  const { candidates } = (await (await context.request.get(`${url}/api/candidates?limit=1`)).json()) as {
    candidates: { memberId: string; place: { projectId: string; positionIndex: number } }[];
  };
  const [{ memberId, place }] = candidates as [(typeof candidates)[number]];
  return hiringProcessPath(place.projectId, place.positionIndex, memberId);
}

async function signedIn(browser: Browser, url: string, email?: string) {
  // Its browser accepts the server's best compression.
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    ignoreHTTPSErrors: true,
  });
  if (!email) return context;
  const login = await context.request.post(`${url}/api/auth/login`, { data: { email, password: DEMO_PASSWORD } });
  if (!login.ok()) throw new Error(`The login of ${email} answered ${login.status()}.`);
  const { session } = (await (await context.request.get(`${url}/api/session`)).json()) as { session: SessionClaims };
  // The hint for new owners appears after three seconds and would count as the largest paint.
  await context.addCookies([{ name: `workspaceHint_${session.userId}`, value: 'seen', url }]);
  return context;
}

/** `url` is the product's own, for the login; `address` what is opened. */
async function visit(browser: Browser, url: string, address: string, email?: string) {
  const context = await signedIn(browser, url, email);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const requests = await watchRequests(session);
    await session.send('Network.emulateNetworkConditions', network);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
    await watchShifts(page);
    await watchPaints(page);
    // A busy machine may take long, and what comes is awaited below.
    page.setDefaultTimeout(120_000);
    await page.goto(address, { waitUntil: 'commit' });
    await page.locator('h1, h2, main [role=alert]').first().waitFor();
    await waitForSilence(page, requests);
    const shift = await readShifts(page, address);
    const paints = await readPaints(page);
    return { ...requests.read(paints.largest), ...paints, shift };
  } finally {
    await context.close();
  }
}

/** Waits until nothing has arrived for a while: an open event stream never ends, so the browser's own idle detection is useless. */
async function waitForSilence(page: Page, requests: Awaited<ReturnType<typeof watchRequests>>): Promise<void> {
  let [before, now] = [-1, requests.read().requests];
  while (before !== now) {
    await page.waitForTimeout(settleMs);
    [before, now] = [now, requests.read().requests];
  }
}

function watchPaints(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const paints = { first: 0, largest: 0 };
    Object.assign(globalThis, { paints });
    new PerformanceObserver((list) => {
      for (const { name, startTime } of list.getEntries()) if (/contentful/.test(name)) paints.first = startTime;
    }).observe({ type: 'paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) paints.largest = startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}

function readPaints(page: Page): Promise<{ first: number; largest: number }> {
  // `globalThis` is the page's, where watchPaints put it.
  return page.evaluate(() => (globalThis as unknown as { paints: { first: number; largest: number } }).paints);
}
