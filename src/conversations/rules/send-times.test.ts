import { expect, test } from 'vitest';
import { localField, sendTimes } from '#conversations/rules/send-times.ts';

const day = (date: number, hour = 15) => new Date(2026, 10, date, hour);

test.each([
  ['a Wednesday', day(25), [day(25, 16), day(26, 9), day(30, 9)]],
  ['a Sunday, whose tomorrow is the Monday', day(29), [day(29, 16), day(30, 9)]],
  ['a Monday, whose Monday is the next', day(30), [day(30, 16), day(31, 9), day(37, 9)]],
])('PIP-06 on %s', (_, now, times) => {
  expect(sendTimes(now).map(({ at }) => at)).toEqual(times);
});

test('PIP-06 a local field is read as the moment that it was made of', () => {
  expect(new Date(localField(day(25)))).toEqual(day(25));
});
