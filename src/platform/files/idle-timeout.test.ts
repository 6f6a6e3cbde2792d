import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { readChunks, sendChunks, startIdleTimeout } from './idle-timeout.ts';

async function* pieces(count: number, pauseMs: number, signal?: AbortSignal) {
  for (let piece = 0; piece < count; piece += 1) {
    await delay(pauseMs, undefined, signal && { signal });
    yield piece;
  }
}

async function collect<Piece>(read: AsyncIterable<Piece>): Promise<Piece[]> {
  const all = [];
  for await (const piece of read) all.push(piece);
  return all;
}

test('a slow reader may take its time, longer than the timeout', async () => {
  const timeout = startIdleTimeout(40);
  const read = [];
  for await (const piece of readChunks(pieces(3, 0), timeout, 40)) {
    await delay(80);
    read.push(piece);
  }
  expect([read, timeout.signal.aborted]).toEqual([[0, 1, 2], false]);
});

test('a source that says nothing is given up', async () => {
  const timeout = startIdleTimeout(40);
  const read = collect(readChunks(pieces(1, 5_000, timeout.signal), timeout, 40));
  await expect(read).rejects.toThrow();
  expect(timeout.signal.aborted).toBe(true);
});

test('sending may last longer than the timeout, silence after the last piece may not', async () => {
  const timeout = startIdleTimeout(200);
  expect(await collect(sendChunks(pieces(5, 60), timeout))).toEqual([0, 1, 2, 3, 4]);
  expect(timeout.signal.aborted).toBe(false);
  await expect.poll(() => timeout.signal.aborted).toBe(true);
});
