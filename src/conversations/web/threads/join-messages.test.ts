import { expect, test } from 'vitest';
import { joinMessages } from './join-messages.ts';
import type { Message } from './thread-calls.ts';

const message = (id: string, day: number): Message => ({
  id,
  side: 'company',
  own: true,
  author: null,
  subject: null,
  text: id,
  at: `2026-03-0${day}T12:00:00.000Z`,
  state: 'sent',
  files: [],
});
const ids = (read: Message[], latest: Message[]) => joinMessages(read, latest).map(({ id }) => id);
const [a, b, c, d, e] = [message('a', 1), message('b', 2), message('c', 3), message('d', 3), message('e', 4)];

test.each<[string, Message[], Message[], string[]]>([
  ['nothing read before', [], [c, d], ['c', 'd']],
  ['earlier ones come first', [a, b], [c, d], ['a', 'b', 'c', 'd']],
  ['what both have stands once', [a, b, c], [b, c, d], ['a', 'b', 'c', 'd']],
  ['what the latest moved past stays', [a, b, c], [d, e], ['a', 'b', 'c', 'd', 'e']],
  ['what was taken back is gone', [a, b, c, d], [b, d], ['a', 'b', 'd']],
])('P-7.2 a conversation: %s', (_, read, latest, joined) => {
  expect(ids(read, latest)).toEqual(joined);
});
