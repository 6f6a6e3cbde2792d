import fc from 'fast-check';
import { expect, test } from 'vitest';
import { visibleText } from './visible-text.ts';

test.each([
  ['Jose\u0301 da Conceic\u0327a\u0303o', 'José da Conceição'],
  ['Jose\u200B\u0301', 'José'],
  ['Ana\u200B\u200D Paula', 'Ana Paula'],
  ['\u202EzilA', 'zilA'],
  ['\u2066Ana\u2069\u200E', 'Ana'],
  ['\u200B\u3164\u2800\uFEFF', ''],
  ['\uFE0F\u200Da', 'a'],
  ['so\u00ADlu\u00ADção', 'solução'],
  ['A\uFE0FB', 'AB'],
  ['a\u0000\u0085b\tc\nd', 'ab\tc\nd'],
  ['a\ud800', 'a\uFFFD'],
  ['👩‍💻 👨‍👩‍👧 ❤️ 1️⃣ 👍🏽', '👩‍💻 👨‍👩‍👧 ❤️ 1️⃣ 👍🏽'],
  [
    '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
    '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
  ],
  ['می‌خواهم', 'می‌خواهم'],
  ['クッキー 葛󠄀', 'クッキー 葛󠄀'],
])('GEN-04 %j is kept as %j', (written, kept) => {
  expect(visibleText(written)).toBe(kept);
});

test('GEN-04 what is kept is kept as it is the next time', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (written) => {
      const once = visibleText(written);
      expect(visibleText(once)).toBe(once);
    }),
  );
});
