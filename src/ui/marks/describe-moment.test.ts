import { expect, test } from 'vitest';
import { describeMoment } from './describe-moment.ts';

const words = { today: 'hoje', yesterday: 'ontem', tomorrow: 'amanhã' };
const now = new Date(2026, 10, 21, 9, 0);

test('near days have names, others a date', () => {
  expect(describeMoment(new Date(2026, 10, 21, 14, 0), now, 'pt-BR', words)).toBe('hoje, 14:00');
  expect(describeMoment(new Date(2026, 10, 20, 23, 59), now, 'pt-BR', words)).toBe('ontem, 23:59');
  expect(describeMoment(new Date(2026, 10, 18), now, 'en-US', { ...words })).toBe('Nov 18');
  expect(describeMoment(new Date(2025, 10, 18), now, 'en-US', { ...words })).toBe('Nov 18, 2025');
});
