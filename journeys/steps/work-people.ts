import type { Browser, BrowserContext, Page } from '@playwright/test';
import pg from 'pg';
import { DEMO_PASSWORD } from '#accounts/rules/demo-sign-ins.ts';
import type { Language } from '#platform/i18n/language.ts';
import type { JourneyProduct } from './product-copies.ts';
import { watchConsole } from './watch-console.ts';

type Body = Record<string, unknown>;

/** Somebody in a browser of their own, who stays logged in however far the clock is moved. */
export class Worker {
  readonly page: Page;
  readonly noise: readonly string[];
  readonly #context: BrowserContext;
  readonly #email: string;
  readonly #headers: Record<string, string>;

  private constructor(page: Page, context: BrowserContext, email: string, space: string | undefined) {
    this.page = page;
    this.noise = watchConsole(context);
    this.#context = context;
    this.#email = email;
    this.#headers = space === undefined ? {} : { workspaceid: space };
  }

  static async open(
    browser: Browser,
    url: string,
    { email, language, space }: { email: string; language: Language; space?: string },
  ): Promise<Worker> {
    const context = await browser.newContext({ baseURL: url, reducedMotion: 'reduce' });
    await context.addCookies([{ name: 'language', value: language, url }]);
    if (space !== undefined)
      await context.addInitScript((id) => window.sessionStorage.setItem('workspaceid', id), space);
    await context.addInitScript(() => window.localStorage.setItem('ponte.timesheet.introSeen', '1'));
    const worker = new Worker(await context.newPage(), context, email, space);
    await worker.logIn();
    return worker;
  }

  async logIn(): Promise<void> {
    const data = { email: this.#email, password: DEMO_PASSWORD };
    const answer = await this.#context.request.post('/api/auth/login', { data });
    if (!answer.ok()) throw new Error(`${this.#email} could not log in: ${await answer.text()}`);
    const { session } = (await answer.json()) as { session: { userId: string } };
    const url = new URL(answer.url()).origin;
    await this.#context.addCookies([{ name: `workspaceHint_${session.userId}`, value: 'seen', url }]);
  }

  /** Calls the API; `status` other than a success is expected where it is given. */
  async call<Answer = unknown>(method: string, path: string, data?: Body, status?: number): Promise<Answer> {
    const answer = await this.#context.request.fetch(`/api${path}`, { method, data, headers: this.#headers });
    const isExpected = status === undefined ? answer.ok() : answer.status() === status;
    if (!isExpected) throw new Error(`${method} ${path} answered ${answer.status()}: ${await answer.text()}`);
    const isJson = answer.headers()['content-type']?.includes('json');
    return (isJson ? await answer.json() : await answer.text()) as Answer;
  }

  close(): Promise<void> {
    return this.#context.close();
  }
}

/** Has the product's worker run a job now, which it otherwise does every minute, and waits until it has. */
export async function runJob(
  { databaseUrl }: JourneyProduct,
  name: string,
  isDone: () => Promise<boolean>,
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query("insert into pgboss.job (name, data) values ($1, '{}')", [name]);
  } finally {
    await client.end();
  }
  while (!(await isDone())) await new Promise((resolve) => setTimeout(resolve, 250));
}
