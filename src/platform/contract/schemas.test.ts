import { expect, test } from 'vitest';
import { calendarDate, instant, webAddress } from './schemas.ts';

test.each(['1900-01-01', '2026-11-30', '2199-12-31'])('API-02 the date %s is taken', (date) => {
  expect(calendarDate.safeParse(date).data).toBe(date);
});

test.each(['0000-01-01', '1899-12-31', '2200-01-01', '9999-12-31', '2026-02-30', '30/11/2026', ''])(
  'API-02 the date %j is refused',
  (date) => {
    expect(calendarDate.safeParse(date).success).toBe(false);
  },
);

test.each([
  ['2026-11-30T12:00:00Z', '2026-11-30T12:00:00.000Z'],
  ['2026-11-30T12:00:00-03:00', '2026-11-30T15:00:00.000Z'],
  ['2026-11-30T23:59:59.5+05:30', '2026-11-30T18:29:59.500Z'],
])('TIM-01 the moment %s is read as %s', (written, read) => {
  expect(instant.safeParse(written).data).toBe(read);
});

test.each([
  '9999-12-31T23:59:59Z',
  '2199-12-31T23:59:59-03:00',
  '0000-01-01T00:00:00Z',
  '2026-11-30T12:00',
  '2026-11-30',
])('API-02 the moment %j is refused', (written) => {
  expect(instant.safeParse(written).success).toBe(false);
});

test.each([
  ['Https://Meet.example/abc', 'https://meet.example/abc'],
  [' https://meet.example/a room ', 'https://meet.example/a%20room'],
  ['https://meet_room.example/x', 'https://meet_room.example/x'],
  ['https://reunião.example/', 'https://xn--reunio-7ta.example'],
])('PIP-04 the link %j is kept as %s', (written, address) => {
  expect(webAddress.safeParse(written).data).toBe(address);
});

test.each(['', 'meet.example/abc', 'javascript:alert(1)', 'https://meet.example@evil.example', 'https://'])(
  'PIP-04 the link %j is refused',
  (written) => {
    expect(webAddress.safeParse(written).success).toBe(false);
  },
);
