import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLiveHub, type LiveNews } from './live-hub.ts';

class Stream extends EventTarget {
  isClosed = false;
  readonly address: string;
  constructor(address: string) {
    super();
    this.address = address;
  }
  close() {
    this.isClosed = true;
  }
  open() {
    this.dispatchEvent(new Event('open'));
  }
  say(name: string, data: unknown) {
    this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data) }));
  }
}

let streams: Stream[];
const heard: string[] = [];
const onAccess = vi.fn<() => void>();
let hub: ReturnType<typeof createLiveHub>;
const hear = (who: string) => (news: LiveNews) =>
  void heard.push(`${who} ${news === 'gap' ? 'gap' : String(news.change)}`);
const takeHeard = () => heard.splice(0);

beforeEach(() => {
  vi.useFakeTimers();
  streams = [];
  takeHeard();
  onAccess.mockClear();
  hub = createLiveHub({
    openStream: (address) => {
      const stream = new Stream(address);
      streams.push(stream);
      // The hub uses no other part of an event source.
      return stream as unknown as EventSource;
    },
    onAccess,
  });
});
afterEach(() => vi.useRealTimers());

const topicsOf = (stream: Stream | undefined) =>
  new URL(stream!.address, 'http://localhost').searchParams.getAll('topic');
const isOpen = () => streams.filter((stream) => !stream.isClosed).map(topicsOf);

test('a page that was just read is told of a gap by the server alone, until the stream breaks for long', () => {
  hub.follow('board:1', hear('a'), 1_200);
  hub.follow('board:2', hear('b'));
  vi.advanceTimersByTime(50);
  expect(isOpen()).toEqual([['board:1@2720', 'board:2']]);
  streams[0]!.open();
  expect(takeHeard()).toEqual(['b gap']);
  streams[0]!.say('gap', { topic: 'board:1' });
  streams[0]!.say('board:1', 'moved');
  expect(takeHeard()).toEqual(['a gap', 'a moved']);
  vi.advanceTimersByTime(60_000);
  streams[0]!.dispatchEvent(new Event('error'));
  vi.advanceTimersByTime(3_000);
  expect(isOpen()).toEqual([['board:1', 'board:2']]);
  streams[1]!.open();
  expect(takeHeard()).toEqual(['a gap', 'b gap']);
});

test('a page whose stream took long to open reads again: the server counted its age from too late', () => {
  hub.follow('board:1', hear('a'), 1_200);
  vi.advanceTimersByTime(50);
  vi.advanceTimersByTime(3_000);
  streams[0]!.open();
  expect(takeHeard()).toEqual(['a gap']);
});

test('a topic that is left and followed again while a stream opens without it is not lost with the old stream', () => {
  hub.follow('board:1', hear('a'), 100);
  const leave = hub.follow('board:2', hear('b'), 100);
  vi.advanceTimersByTime(50);
  streams[0]!.open();
  leave();
  vi.advanceTimersByTime(50);
  expect(topicsOf(streams[1])).toHaveLength(1);
  hub.follow('board:2', hear('c'), 100);
  vi.advanceTimersByTime(50);
  if (!streams[1]!.isClosed) streams[1]!.open();
  for (const stream of streams.filter((one) => !one.isClosed && topicsOf(one).length === 2))
    stream.say('board:2', 'moved');
  expect(takeHeard()).toContain('c moved');
  expect(
    isOpen()
      .flat()
      .map((topic) => topic.split('@')[0]),
  ).toEqual(['board:1', 'board:2']);
});

test('an age of a clock that was set back is unknown, and never asked for', () => {
  hub.follow('board:1', hear('a'), -5_000);
  vi.advanceTimersByTime(50);
  expect(isOpen()).toEqual([['board:1']]);
  streams[0]!.open();
  expect(takeHeard()).toEqual(['a gap']);
});

test('one stream brings all topics, each to who follows it', () => {
  hub.follow('board:1', hear('a'));
  hub.follow('board:2', hear('b'));
  vi.advanceTimersByTime(50);
  expect(isOpen()).toEqual([['board:1', 'board:2']]);
  streams[0]!.open();
  expect(takeHeard()).toEqual(['a gap', 'b gap']);
  streams[0]!.say('board:2', 'moved');
  streams[0]!.say('gap', { topic: 'board:1' });
  streams[0]!.say('access', {});
  expect(takeHeard()).toEqual(['b moved', 'a gap']);
  expect(onAccess).toHaveBeenCalledOnce();
});

test('a further topic misses nothing of the others: the old stream goes when the new one is open', () => {
  hub.follow('board:1', hear('a'));
  vi.advanceTimersByTime(50);
  streams[0]!.open();
  takeHeard();
  hub.follow('board:2', hear('b'));
  vi.advanceTimersByTime(50);
  expect(isOpen()).toEqual([['board:1'], ['board:1@5000', 'board:2']]);
  streams[0]!.say('board:1', 'moved');
  streams[1]!.open();
  expect(takeHeard()).toEqual(['a moved', 'b gap']);
  expect(isOpen()).toEqual([['board:1@5000', 'board:2']]);
});

test('P-7.2 what the server was still reading for the old stream as it was closed, it is asked about by the new one', () => {
  hub.follow('board:1', hear('a'), 1_200);
  vi.advanceTimersByTime(50);
  streams[0]!.open();
  hub.follow('board:2', hear('b'), 100);
  vi.advanceTimersByTime(50);
  expect(isOpen()).toEqual([['board:1@2720'], ['board:1@5000', 'board:2@1620']]);
  streams[1]!.open();
  streams[1]!.say('gap', { topic: 'board:1' });
  expect(takeHeard()).toEqual(['a gap']);
});

test('who joins an open topic reads again and opens no further stream', async () => {
  hub.follow('board:1', hear('a'));
  vi.advanceTimersByTime(50);
  streams[0]!.open();
  takeHeard();
  hub.follow('board:1', hear('b'));
  await Promise.resolve();
  vi.advanceTimersByTime(1_000);
  expect(takeHeard()).toEqual(['b gap']);
  expect(streams).toHaveLength(1);
});

test('the stream ends with its last follower', () => {
  const stops = [hub.follow('board:1', hear('a')), hub.follow('board:1', hear('b'))];
  vi.advanceTimersByTime(50);
  streams[0]!.open();
  stops[0]!();
  vi.advanceTimersByTime(50);
  expect(isOpen()).toHaveLength(1);
  stops[1]!();
  vi.advanceTimersByTime(50);
  expect(isOpen()).toHaveLength(0);
});

test('a lost stream comes back after a growing wait, and everybody reads again', () => {
  hub.follow('board:1', hear('a'));
  vi.advanceTimersByTime(50);
  streams[0]!.open();
  takeHeard();
  streams[0]!.dispatchEvent(new Event('error'));
  vi.advanceTimersByTime(900);
  expect(streams).toHaveLength(1);
  vi.advanceTimersByTime(2_100);
  expect(streams).toHaveLength(2);
  streams[1]!.dispatchEvent(new Event('error'));
  vi.advanceTimersByTime(1_900);
  expect(streams).toHaveLength(2);
  vi.advanceTimersByTime(4_100);
  streams[2]!.open();
  expect(takeHeard()).toEqual(['a gap']);
});

test('a stream that is refused at once lets its followers read again, once', () => {
  hub.follow('board:1', hear('a'));
  vi.advanceTimersByTime(50);
  streams[0]!.dispatchEvent(new Event('error'));
  expect(takeHeard()).toEqual(['a gap']);
  vi.advanceTimersByTime(3_000);
  streams[1]!.dispatchEvent(new Event('error'));
  expect(takeHeard()).toEqual([]);
});

test('a topic that closed to its reader is read again, and asked for again later; the others go on', () => {
  hub.follow('board:1', hear('a'));
  hub.follow('board:2', hear('b'));
  vi.advanceTimersByTime(50);
  streams[0]!.open();
  takeHeard();
  streams[0]!.say('gone', { topic: 'board:1' });
  expect(takeHeard()).toEqual(['a gap']);
  streams[0]!.say('board:2', 'moved');
  vi.advanceTimersByTime(4_000);
  expect(isOpen()).toHaveLength(2);
  streams[1]!.open();
  vi.advanceTimersByTime(1_000);
  expect(isOpen()).toEqual([['board:1', 'board:2@5000']]);
  expect(takeHeard()).toEqual(['b moved', 'a gap']);
});

test('a topic that stays refused beside others is read again once, and asked for more and more rarely', () => {
  hub.follow('board:1', hear('a'));
  hub.follow('board:2', hear('b'));
  let answered = 0;
  const answerFor = (milliseconds: number) => {
    for (let passed = 0; passed < milliseconds; passed += 100) {
      vi.advanceTimersByTime(100);
      for (; answered < streams.length; answered += 1) {
        const stream = streams[answered]!;
        stream.open();
        if (topicsOf(stream).includes('board:1')) stream.say('gone', { topic: 'board:1' });
      }
    }
  };
  answerFor(60_000);
  expect(takeHeard()).toEqual(['a gap', 'b gap', 'a gap']);
  expect(streams.length).toBeLessThan(7);
  const before = streams.length;
  streams.at(-1)!.say('access', {});
  answerFor(4_000);
  expect(streams).toHaveLength(before + 1);
});
