import type { ServerResponse } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import type { LiveListener } from '#platform/events/live-topics.ts';
import { followTopics } from './follow-topics.ts';

test('PIP-06 of two changes of a record the older one never arrives last', async () => {
  const written: string[] = [];
  const loads: ((event: string) => void)[] = [];
  let announce: (id: string) => void = () => {};
  const stop = followTopics({
    topics: [{ name: 'applications:1', id: '1', definition: { kind: 'applications' } as never }],
    reader: { userId: 'u', sessionId: 's' },
    request: {} as FastifyRequest,
    stream: { write: (event: string) => written.push(event), writableLength: 0 } as unknown as ServerResponse,
    listener: {
      watch: (name: string, hear: (news: { id: string }) => void) => {
        if (name === 'applications:1') announce = (id) => hear({ id });
        return () => {};
      },
    } as unknown as LiveListener,
    load: () => new Promise((resolve) => loads.push(resolve)),
    end: () => {},
  });
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
  stop();
});
