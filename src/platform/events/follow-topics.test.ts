import type { ServerResponse } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { LiveListener } from '#platform/events/live-topics.ts';
import { followTopics } from './follow-topics.ts';

interface Followed {
  load: () => Promise<string>;
  authorise?: () => Promise<object>;
}

function follow({ load, authorise }: Followed) {
  const written: string[] = [];
  let announce: (id: string) => void = () => {};
  const stop = followTopics({
    topics: [{ name: 'applications:1', id: '1', definition: { kind: 'applications', authorise } as never }],
    reader: { userId: 'u', sessionId: 's' },
    request: {} as FastifyRequest,
    stream: { write: (event: string) => written.push(event), writableLength: 0 } as unknown as ServerResponse,
    listener: {
      watch: (name: string, hear: (news: { id: string }) => void) => {
        if (name === 'applications:1') announce = (id) => hear({ id });
        return () => {};
      },
    } as unknown as LiveListener,
    load,
    end: () => written.push('end'),
  });
  onTestFinished(stop);
  return { written, announce: (id: string) => announce(id) };
}

test('PIP-06 of two changes of a record the older one never arrives last', async () => {
  const loads: ((event: string) => void)[] = [];
  const { written, announce } = follow({ load: () => new Promise((resolve) => loads.push(resolve)) });
  announce('a');
  announce('b');
  announce('a');
  const [older, other, newer] = loads;
  newer!('a, offered');
  older!('a, new');
  other!('b');
  await Promise.resolve();
  await new Promise((done) => setTimeout(done));
  expect(written).toEqual(['a, offered', 'b']);
  announce('a');
  loads[3]!('a, hired');
  await new Promise((done) => setTimeout(done));
  expect(written.at(-1)).toBe('a, hired');
});

test('an idle stream asks for no permission, and writes nothing to whom it has expired for', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const authorise = vi.fn<() => Promise<object>>(async () => ({}));
  const { written, announce } = follow({ load: async () => 'a change', authorise });
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(authorise).not.toHaveBeenCalled();
  written.length = 0;
  announce('a');
  announce('b');
  await vi.advanceTimersByTimeAsync(1);
  expect(authorise).toHaveBeenCalledOnce();
  expect(written).toEqual(['a change', 'a change']);
  await vi.advanceTimersByTimeAsync(3_600_000);
  written.length = 0;
  authorise.mockRejectedValue(platformErrors.forbidden());
  announce('a');
  await vi.advanceTimersByTimeAsync(1);
  expect(written).toEqual([expect.stringContaining('event: gone'), 'end']);
});

test('what changes while the rights of a reader cannot be asked for is not written, but told as a gap', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const authorise = vi.fn<() => Promise<object>>(async () => ({}));
  const { written, announce } = follow({ load: async () => 'a change', authorise });
  await vi.advanceTimersByTimeAsync(3_600_000);
  written.length = 0;
  authorise.mockRejectedValueOnce(new Error('The database is away.'));
  announce('a');
  await vi.advanceTimersByTimeAsync(1);
  expect(written).toEqual([expect.stringContaining('event: gap')]);
  announce('a');
  await vi.advanceTimersByTimeAsync(1);
  expect(written.at(-1)).toBe('a change');
});
