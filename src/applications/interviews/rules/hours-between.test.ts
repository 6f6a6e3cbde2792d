import { expect, test } from 'vitest';
import { hoursBetween } from './hours-between.ts';

const timeZone = 'America/Sao_Paulo';
const plain = (text: string) => text.replaceAll(/[\u2009\u202F]/g, ' ');

test.each([
  ['2026-11-23T17:00:00Z', '2026-11-23T18:00:00Z', 'pt-BR', '14:00 – 15:00'],
  ['2026-11-23T17:00:00Z', '2026-11-23T18:00:00Z', 'en-US', '2:00 – 3:00 PM'],
  ['2026-11-23T11:30:00Z', '2026-11-23T12:00:00Z', 'pt-BR', '08:30 – 09:00'],
  ['2026-11-24T02:00:00Z', '2026-11-24T03:00:00Z', 'pt-BR', '23:00 – 00:00'],
  ['2026-11-24T02:00:00Z', '2026-11-24T03:00:00Z', 'en-US', '11:00 PM – 12:00 AM'],
])(
  'PIP-02 hours of an interview from %s until %s read in %s %s, also past midnight',
  (from, until, locale, expected) => {
    expect(plain(hoursBetween(from, until, { locale, timeZone }))).toBe(expected);
  },
);
