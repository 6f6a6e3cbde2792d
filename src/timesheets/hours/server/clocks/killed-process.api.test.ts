import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { sessions } from '#accounts/server/tables.ts';
import { startTestProduct } from '#application/testing/test-product.ts';
import { startBoardWorld } from '#application/testing/work/board-world.ts';
import { startProduct } from '#platform/testing/start-product.ts';
import { runningClocks, timeEntries } from '#timesheets/hours/server/tables.ts';

test('TSK-05 clocks run on when the process is killed, and the next one counts every minute once', async () => {
  let databaseUrl = '';
  const own = startTestProduct({}, async (connectionString) => (databaseUrl = connectionString));
  const world = await startBoardWorld(own);
  const { database } = world.product;
  const { professional, projectId, taskId } = await world.work();
  const ENCRYPTION_KEYS = Buffer.alloc(32, 'a key for tests only').toString('base64');
  const env = { DATABASE_URL: databaseUrl, ENCRYPTION_KEYS, ROLE: 'web' };
  const ask = async (url: string, method: 'POST' | 'DELETE' | 'GET', body?: object) =>
    fetch(`${url}/api/timeEntries/clock`, {
      method,
      headers: { authorization: `Bearer ${professional.token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });

  const first = await startProduct({ env });
  expect((await ask(first.url, 'POST', { projectId, taskId })).status).toBe(200);
  const { startedAt } = (await database.select().from(runningClocks))[0]!;
  first.process.kill('SIGKILL');
  await new Promise((resolve) => first.process.once('exit', resolve));

  const second = await startProduct({ movesTime: true, env });
  await second.advanceClock({ hours: 5 });
  const soon = new Date(Date.now() + 5 * 3_600_000);
  await database.update(sessions).set({ tokenIssuedAt: soon, expiresAt: new Date(soon.getTime() + 3_600_000) });
  const shown = (await (await ask(second.url, 'GET')).json()) as { clock: { startedAt: string } };
  expect(new Date(shown.clock.startedAt)).toEqual(startedAt);
  expect((await ask(second.url, 'DELETE')).status).toBe(200);
  const entries = await database
    .select()
    .from(timeEntries)
    .where(eq(timeEntries.memberId, professional.id))
    .orderBy(timeEntries.startedAt);
  // One entry, or two when a midnight lies between.
  expect(entries[0]!.startedAt).toEqual(startedAt);
  entries.slice(1).forEach((entry, index) => expect(entry.startedAt).toEqual(entries[index]!.endedAt));
  const minutes = entries.reduce((sum, entry) => sum + entry.minutes, 0);
  expect(minutes).toBeGreaterThanOrEqual(300);
  expect(minutes).toBeLessThanOrEqual(303);
  expect(await database.select().from(runningClocks)).toEqual([]);
  await second.stop();
  await world.product.close();
}, 120_000);
