import { expect, test } from 'vitest';
import { rememberAnnouncements } from './recent-announcements.ts';

function start() {
  let moment = 0;
  const recent = rememberAnnouncements(() => moment);
  const wait = (milliseconds: number) => {
    moment += milliseconds;
  };
  return { recent, wait };
}

test('a topic was quiet since its last announcement, others all the time', () => {
  const { recent, wait } = start();
  recent.begin();
  wait(10_000);
  recent.note('board:1');
  wait(2_000);
  expect(recent.wasQuiet('board:1', 1_999)).toBe(true);
  expect(recent.wasQuiet('board:1', 2_000)).toBe(false);
  expect(recent.wasQuiet('board:2', 9_000)).toBe(true);
});

test('nothing is known from before the connection listened, nor from before it was lost', () => {
  const { recent, wait } = start();
  expect(recent.wasQuiet('board:1', 0)).toBe(false);
  recent.begin();
  wait(10_000);
  expect(recent.wasQuiet('board:1', 10_000)).toBe(false);
  recent.begin();
  wait(1_000);
  expect(recent.wasQuiet('board:1', 5_000)).toBe(false);
  expect(recent.wasQuiet('board:1', 999)).toBe(true);
});

test('what was announced a minute ago is not remembered, and nobody is told that it was quiet', () => {
  const { recent, wait } = start();
  recent.begin();
  wait(1_000);
  recent.note('board:1');
  wait(61_000);
  recent.note('board:2');
  expect(recent.wasQuiet('board:1', 61_500)).toBe(false);
  expect(recent.wasQuiet('board:1', 60_000)).toBe(true);
});
