import type { Browser, BrowserContext } from '@playwright/test';
import { DEMO_PASSWORD } from '#accounts/rules/demo-sign-ins.ts';
import type { Language } from '#platform/i18n/language.ts';
import { slowDown } from './slow-cpu.ts';
import { watchConsole } from './watch-console.ts';

export type VisitorOptions = {
  language?: Language;
  /** The demo person who is signed in. */
  as?: string;
  colorScheme?: 'light' | 'dark';
  /** The person's time zone; by default the machine's. */
  timeZone?: string;
  viewport?: { width: number; height: number };
  /** Whether the hints for new users may appear. */
  hints?: boolean;
  /** Motion is off unless a journey is about it, so that nothing is checked while it fades. */
  motion?: boolean;
};

const sessions = new Map<string, Awaited<ReturnType<BrowserContext['storageState']>>>();

/** Signs in once per person and product: more would meet the limit of sign-ins. */
async function sessionOf(browser: Browser, baseURL: string, email: string) {
  const key = `${baseURL} ${email}`;
  const known = sessions.get(key);
  if (known) return known;
  const context = await browser.newContext({ baseURL });
  const answer = await context.request.post('/api/auth/login', { data: { email, password: DEMO_PASSWORD } });
  if (!answer.ok()) throw new Error(`${email} could not sign in: ${await answer.text()}`);
  const { session } = (await answer.json()) as { session: { userId: string } };
  // The hint about colleagues would cover what a journey is about.
  await context.addCookies([{ name: `workspaceHint_${session.userId}`, value: 'seen', url: baseURL }]);
  const state = await context.storageState();
  await context.close();
  sessions.set(key, state);
  return state;
}

/** A browser of its own, and its console output. */
export async function chooseBrowserContext(
  browser: Browser,
  baseURL: string,
  {
    language = 'en',
    as,
    colorScheme = 'light',
    viewport,
    timeZone,
    motion = false,
    hints = false,
  }: VisitorOptions = {},
) {
  const context = await browser.newContext({
    baseURL,
    colorScheme,
    reducedMotion: motion ? 'no-preference' : 'reduce',
    ...(viewport && { viewport }),
    ...(timeZone !== undefined && { timezoneId: timeZone }),
    ...(as && { storageState: await sessionOf(browser, baseURL, as) }),
  });
  slowDown(context);
  if (hints) await context.clearCookies({ name: /^workspaceHint_/ });
  await context.addCookies([{ name: 'language', value: language, url: baseURL }]);
  return { context, noise: watchConsole(context) };
}
