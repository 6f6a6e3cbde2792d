import { randomUUID } from 'node:crypto';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { PgBoss } from 'pg-boss';
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
  await throughQueue(databaseUrl, (queue) => sendJob(queue, name));
  while (!(await isDone())) await new Promise((resolve) => setTimeout(resolve, 250));
}

/** Has the product's worker run a job now and waits for its end, for jobs whose effect cannot be told beforehand. */
export function finishJob({ databaseUrl }: JourneyProduct, name: string): Promise<void> {
  return throughQueue(databaseUrl, async (queue) => {
    const id = await sendJob(queue, name);
    const isOver = async () => {
      const [job] = await queue.findJobs('jobs', { id });
      if (job?.state === 'failed') throw new Error(`The job ${name} failed`);
      return job?.state === 'completed';
    };
    while (!(await isOver())) await new Promise((resolve) => setTimeout(resolve, 250));
  });
}

async function throughQueue(connectionString: string, work: (queue: PgBoss) => Promise<unknown>): Promise<void> {
  const queue = new PgBoss({ connectionString, migrate: false, supervise: false, schedule: false });
  await queue.start();
  try {
    await work(queue);
  } finally {
    await queue.stop({ graceful: false });
  }
}

/** As the product does it, which wakes its worker. */
async function sendJob(queue: PgBoss, name: string): Promise<string> {
  return (await queue.send('jobs', {}, { group: { id: name }, singletonKey: randomUUID() }))!;
}
