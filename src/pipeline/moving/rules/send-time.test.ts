import { expect, test } from 'vitest';
import { laterNoticeTime, noticeTime, offeredDelays, plainMessageTime } from './send-time.ts';

const day = (number: number) => new Date(Date.UTC(2026, 10, number, 12));

test('PIP-06 the product’s own message goes seven days after the decision', () => {
  expect(plainMessageTime(day(1))).toEqual(day(8));
});

test.each([
  ['the company’s own', { isOwn: true }, 3],
  ['the product’s', { isOwn: false }, 8],
  ['one for now', { isOwn: true, delayDays: 0 }, 1],
  ['the product’s on a chosen day', { isOwn: false, delayDays: 1 }, 2],
])('PIP-06 %s message goes by its delay', (_, choice, expected) => {
  expect(noticeTime(day(1), choice)).toEqual(day(expected));
});

test.each([
  ['on the day of the decision', 1, { isOwn: true, delayDays: 5 }, 6],
  ['later', 4, { isOwn: true }, 6],
  ['so late that its delay would pass the seven days', 6, { isOwn: true, delayDays: 7 }, 8],
  ['when the product’s was due already', 9, { isOwn: true }, 8],
  ['as the product’s own', 4, { isOwn: false }, 8],
])('PIP-06 a message written anew %s goes within seven days of the decision', (_, written, choice, expected) => {
  expect(laterNoticeTime(day(1), day(written), choice)).toEqual(day(expected));
});

test.each([
  ['nobody waits yet', null, [0, 1, 2, 3, 5, 7]],
  ['somebody waits since a while', day(4), [0, 1, 2, 3]],
  ['a message goes within the day', new Date(day(2).getTime() - 1), [0]],
  ['one was due already', day(0), [0]],
])('PIP-06 nobody is offered a delay beyond the seven days: %s', (_, latest, expected) => {
  expect(offeredDelays(day(1), latest)).toEqual(expected);
});
