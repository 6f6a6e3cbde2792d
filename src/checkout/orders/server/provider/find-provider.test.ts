import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DependencyError } from '#platform/errors/dependency-error.ts';
import { guardProvider } from './find-provider.ts';
import type { PaymentProvider } from './payment-provider.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const never = () => new Promise<never>(() => {});
const silent = { read: never, cancel: never, listArrived: never, listRefunds: never };
const provider = (answers: Partial<PaymentProvider>) => guardProvider(answers as PaymentProvider);

test('CHK-04 a provider that never answers is given up after ten seconds', async () => {
  const { read, cancel } = provider(silent);
  const asked = Promise.allSettled([read('pi_1'), cancel('pi_1')]);
  await vi.advanceTimersByTimeAsync(10_000);
  for (const one of await asked)
    expect(one).toMatchObject({ status: 'rejected', reason: expect.any(DependencyError) as Error });
});

test('MON-06 a list of many pages is read to its end, and given up after five minutes', async () => {
  const period = { since: new Date(0), until: new Date() };
  const pages = async () => {
    for (let page = 0; page < 100; page += 1) await new Promise((resolve) => setTimeout(resolve, 300));
    return [{ reference: 'pi_1', orderId: null, cents: 100, currency: 'BRL' }];
  };
  const listed = provider({ listArrived: pages }).listArrived(period);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await listed).toHaveLength(1);
  const { listArrived, listRefunds } = provider(silent);
  const given = Promise.allSettled([listArrived(period), listRefunds(period)]);
  await vi.advanceTimersByTimeAsync(5 * 60_000);
  expect((await given).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});
