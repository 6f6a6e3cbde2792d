import { setTimeout as delay } from 'node:timers/promises';
import { DEMO_PASSWORD } from '#accounts/rules/demo-sign-ins.ts';
import type { MonitoredClient } from '#platform/db/monitored-client.ts';
import { type Figure, figure } from '../figure.ts';

const WRITERS = 10;
const PAUSE_MS = 30;
const CALL_TIMEOUT_MS = 20_000;

type Writer = { cookie: string; supportId: string };
type Answer = { error?: { code?: string }; supportId?: string };

/**
 * Ten company owners who constantly write in a support ticket, each message under an idempotency key. Messages that are answered 503, or
 * not at all, are sent again under the same key, like browsers do. `run` distinguishes these messages from others.
 */
export async function startWriters(url: string, direct: () => Promise<MonitoredClient>, run: string) {
  const acknowledged = new Set<string>();
  const counts = { failed: 0, unavailable: 0, unknown: 0, slowestMs: 0 };
  let stopped = false;

  async function call(path: string, body: unknown, headers: Record<string, string> = {}) {
    const begun = performance.now();
    const answer = await fetch(`${url}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
    }).catch(() => null);
    const reply = ((await answer?.json().catch(() => null)) ?? {}) as Answer;
    counts.slowestMs = Math.max(counts.slowestMs, performance.now() - begun);
    return { status: answer?.status ?? 0, body: reply, headers: answer?.headers };
  }

  async function enter(number: number): Promise<Writer> {
    const email = `${run}-${number}@bench.test`;
    const account = { email, password: DEMO_PASSWORD, userRole: 'squadOwner', acceptedTerms: true };
    await call('/users/create', account);
    const client = await direct();
    await client.query('update users set email_verified = true where email = $1', [email]);
    await client.end();
    const { headers } = await call('/auth/login', account);
    const cookies = headers?.getSetCookie().map((one) => one.split(';')[0]) ?? [];
    const cookie = cookies.join('; ');
    const { body } = await call('/support', { subject: 'Bench', text: 'Bench' }, { cookie });
    if (!body.supportId) throw new Error(`No ticket could be opened: ${JSON.stringify(body)}`);
    return { cookie, supportId: body.supportId };
  }

  /** Sends one message until its outcome is known. */
  async function write({ cookie, supportId }: Writer, text: string): Promise<void> {
    const headers = { cookie, 'idempotency-key': text };
    while (!stopped) {
      const { status, body } = await call(`/support/${supportId}/messages`, { text }, headers);
      const code = body.error?.code;
      if (status === 201) return void acknowledged.add(text);
      if (code === 'platform.outcomeUnknown') return void (counts.unknown += 1);
      if (status === 503) counts.unavailable += 1;
      else if (code !== 'platform.stillRunning') {
        counts.failed += 1;
        console.log(`    a write was answered ${status} ${JSON.stringify(body)}`);
      }
      await delay(100 + Math.random() * 200);
    }
  }

  const writers = await Promise.all(Array.from({ length: WRITERS }, (_, number) => enter(number)));
  counts.slowestMs = 0;
  const writing = writers.map(async (writer, number) => {
    for (let count = 0; !stopped; count += 1) {
      await write(writer, `${run}-${number}-${count}`);
      await delay(PAUSE_MS);
    }
  });

  /** Stops the writers and compares what was acknowledged with what is stored. */
  async function finish(name: string): Promise<Figure[]> {
    stopped = true;
    await Promise.all(writing);
    const client = await direct();
    const { rows } = await client.query<{ text: string; count: string }>(
      'select text, count(*) from support_messages where starts_with(text, $1) group by text',
      [`${run}-`],
    );
    await client.end();
    const there = new Set(rows.map(({ text }) => text));
    const lost = [...acknowledged].filter((text) => !there.has(text)).length;
    const doubled = rows.filter(({ count }) => Number(count) > 1).length;
    const from = `${acknowledged.size} acknowledged, ${counts.unavailable} × 503, ${counts.unknown} unknown`;
    return [
      figure(`${name}: writes lost`, lost, { atMost: 0, digits: 0, from }),
      figure(`${name}: writes doubled`, doubled, { atMost: 0, digits: 0 }),
      figure(`${name}: writes failed otherwise than by 503`, counts.failed, { atMost: 0, digits: 0 }),
    ];
  }

  return { counts, finish };
}
