import { describe, expect, it } from 'vitest';
import { tellTimeZone, timeZoneAt, toldTimeZoneAt, type ToldZones } from './own-time-zone.ts';

const at = (text: string) => new Date(text);
const nothing: ToldZones = { timeZone: null, nextTimeZone: null, nextTimeZoneFrom: null };
const living = (timeZone: string): ToldZones => ({ ...nothing, timeZone });
const moving = (timeZone: string, nextTimeZone: string, from: string): ToldZones => ({
  timeZone,
  nextTimeZone,
  nextTimeZoneFrom: at(from),
});

describe('the zone of a person at a moment', () => {
  it.each([
    [nothing, '2026-03-02T12:00:00Z', 'America/Sao_Paulo'],
    [living('Asia/Tokyo'), '2026-03-02T12:00:00Z', 'Asia/Tokyo'],
    [moving('Asia/Tokyo', 'UTC', '2026-03-02T15:00:00Z'), '2026-03-02T14:59:59.999Z', 'Asia/Tokyo'],
    [moving('Asia/Tokyo', 'UTC', '2026-03-02T15:00:00Z'), '2026-03-02T15:00:00Z', 'UTC'],
  ])('of %o at %s is %s', (told, moment, expected) => {
    expect(timeZoneAt(told, at(moment))).toBe(expected);
  });

  it('nobody is taken to have told the product’s own zone', () => {
    expect(toldTimeZoneAt(nothing, at('2026-03-02T12:00:00Z'))).toBeNull();
  });
});

describe('a zone that is told', () => {
  it.each([
    ['the first holds at once', nothing, 'Asia/Tokyo', '2026-03-02T12:00:00Z', living('Asia/Tokyo')],
    [
      'another from the next midnight of the one before',
      living('America/Sao_Paulo'),
      'Europe/Lisbon',
      '2026-03-02T12:00:00Z',
      moving('America/Sao_Paulo', 'Europe/Lisbon', '2026-03-03T03:00:00Z'),
    ],
    [
      'on the far side of the date line too',
      living('Pacific/Kiritimati'),
      'Pacific/Honolulu',
      '2026-03-02T11:00:00Z',
      moving('Pacific/Kiritimati', 'Pacific/Honolulu', '2026-03-03T10:00:00Z'),
    ],
    [
      'on the day when clocks are set back',
      living('America/New_York'),
      'UTC',
      '2026-11-01T12:00:00Z',
      moving('America/New_York', 'UTC', '2026-11-02T05:00:00Z'),
    ],
    ['the same changes nothing', living('Asia/Tokyo'), 'Asia/Tokyo', '2026-03-02T12:00:00Z', null],
    [
      'told again on the way it keeps its midnight',
      moving('Asia/Tokyo', 'UTC', '2026-03-02T15:00:00Z'),
      'UTC',
      '2026-03-02T14:00:00Z',
      null,
    ],
    [
      'back on the same day, it stays',
      moving('Asia/Tokyo', 'UTC', '2026-03-02T15:00:00Z'),
      'Asia/Tokyo',
      '2026-03-02T14:00:00Z',
      living('Asia/Tokyo'),
    ],
    [
      'a third on the same day takes the place of the second',
      moving('Asia/Tokyo', 'UTC', '2026-03-02T15:00:00Z'),
      'Europe/Lisbon',
      '2026-03-02T14:00:00Z',
      moving('Asia/Tokyo', 'Europe/Lisbon', '2026-03-02T15:00:00Z'),
    ],
    [
      'days later, the one that holds by then is the one before',
      moving('Asia/Tokyo', 'UTC', '2026-03-02T15:00:00Z'),
      'Asia/Tokyo',
      '2026-03-09T20:00:00Z',
      moving('UTC', 'Asia/Tokyo', '2026-03-10T00:00:00Z'),
    ],
    [
      'days later, the same changes nothing',
      moving('Asia/Tokyo', 'UTC', '2026-03-02T15:00:00Z'),
      'UTC',
      '2026-03-09T20:00:00Z',
      null,
    ],
  ])('%s', (_what, told, timeZone, now, expected) => {
    expect(tellTimeZone(told, timeZone, at(now))).toEqual(expected);
  });
});
