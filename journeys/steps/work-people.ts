import type { Browser, BrowserContext, Page } from '@playwright/test';
import pg from 'pg';
import { DEMO_PASSWORD } from '#accounts/rules/demo-sign-ins.ts';
import type { Language } from '#platform/i18n/language.ts';
import type { JourneyProduct } from './product-copies.ts';
import { slowDown } from './slow-cpu.ts';
import { watchConsole } from './watch-console.ts';

type Body = Record<string, unknown>;

/** Somebody in a browser of their own, who stays logged in however far the clock is moved. */
export class Worker {
  readonly page: Page;
  readonly noise: readonly string[];
  readonly #context: BrowserContext;
  readonly #email: string;
  readonly #password: string;
  readonly #headers: Record<string, string>;

  private constructor(
    page: Page,
    context: BrowserContext,
    { email, password = DEMO_PASSWORD, space }: { email: string; password?: string; space?: string },
  ) {
    this.page = page;
    this.noise = watchConsole(context);
    this.#context = context;
    this.#email = email;
    this.#password = password;
    this.#headers = space === undefined ? {} : { workspaceid: space };
  }

  static async open(
    browser: Browser,
    url: string,
    { language, ...person }: { email: string; password?: string; language: Language; space?: string },
  ): Promise<Worker> {
    const { space } = person;
    const context = await browser.newContext({ baseURL: url, reducedMotion: 'reduce' });
    slowDown(context);
    await context.addCookies([{ name: 'language', value: language, url }]);
    if (space !== undefined)
      await context.addInitScript((id) => window.sessionStorage.setItem('workspaceid', id), space);
    await context.addInitScript(() => window.localStorage.setItem('ponte.timesheet.introSeen', '1'));
    const worker = new Worker(await context.newPage(), context, person);
    await worker.logIn();
    return worker;
  }

  async logIn(): Promise<void> {
    const data = { email: this.#email, password: this.#password };
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

/** Has the product's worker run a job now and waits for its end, for jobs whose effect cannot be told beforehand. */
export async function finishJob({ databaseUrl }: JourneyProduct, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query("insert into pgboss.job (name, data) values ($1, '{}') returning id", [name]);
    const isOver = async () => {
      const found = await client.query('select state from pgboss.job where id = $1', [rows[0].id]);
      if (found.rows[0].state === 'failed') throw new Error(`The job ${name} failed`);
      return found.rows[0].state === 'completed';
    };
    while (!(await isOver())) await new Promise((resolve) => setTimeout(resolve, 250));
  } finally {
    await client.end();
  }
}
