import { expect, test } from 'vitest';
import { parseCents } from './parse-money.ts';

test.each([
  ['R$ 1.234,56', 123_456],
  ['1,234.56', 123_456],
  ['1234', 123_400],
  ['1.234', 123_400],
  ['12,5', 1_250],
  ['0,07', 7],
  ['R$ 1.234.567', 123_456_700],
  ['', null],
  ['R$', null],
])('%s', (text, cents) => expect(parseCents(text)).toBe(cents));
