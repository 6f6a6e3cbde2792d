import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../api-error.ts';
import { newIdempotencyKey, mayRepeat, retryCall } from './retry-call.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const problem = (status: number, code: string, retryAfter?: number) =>
  new ApiError({ status, code, message: code, ...(retryAfter && { retryAfter }) });

/** Fails with these errors in turn, and then succeeds. Returns how often it was sent. */
async function sendWith(...problems: ApiError[]): Promise<{ sent: number; result: unknown }> {
  let sent = 0;
  const sending = retryCall(async () => {
    const failure = problems[sent++];
    if (failure) throw failure;
    return 'done';
  }).catch((failure: ApiError) => failure.code);
  await vi.runAllTimersAsync();
  return { sent, result: await sending };
}

test.each([
  ['a server that could not work', [problem(503, 'platform.unavailable', 2)], 2, 'done'],
  ['a connection that broke', [problem(0, 'platform.offline'), problem(0, 'platform.offline')], 3, 'done'],
  [
    'a first try that still runs',
    [problem(503, 'platform.unavailable'), problem(409, 'platform.stillRunning')],
    3,
    'done',
  ],
  [
    'an outage that lasts',
    Array.from({ length: 5 }, () => problem(503, 'platform.unavailable')),
    3,
    'platform.unavailable',
  ],
  ['maintenance', [problem(503, 'platform.unavailable', 300)], 1, 'platform.unavailable'],
  ['a refusal', [problem(422, 'platform.invalid')], 1, 'platform.invalid'],
  ['a fault of ours', [problem(500, 'platform.unexpected')], 1, 'platform.unexpected'],
  ['an outcome that nobody knows', [problem(409, 'platform.outcomeUnknown')], 1, 'platform.outcomeUnknown'],
])('after %s the call is sent as often as it should be', async (_, problems, sent, result) => {
  expect(await sendWith(...problems)).toEqual({ sent, result });
});

test('a browser without network says so at once', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  expect(await sendWith(problem(0, 'platform.offline'))).toEqual({ sent: 1, result: 'platform.offline' });
});

test('what a signed-in person changes may be repeated, each wish under a key of its own', () => {
  expect(mayRepeat('/applications/{applicationId}/withdraw')).toBe(true);
  for (const path of ['/auth/login', '/users/create', '/alertStops/{code}']) expect(mayRepeat(path)).toBe(false);
  expect(newIdempotencyKey()).toMatch(/^[\da-f]{32}$/);
  expect(newIdempotencyKey()).not.toBe(newIdempotencyKey());
});
