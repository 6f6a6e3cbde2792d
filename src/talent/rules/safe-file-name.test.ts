import fc from 'fast-check';
import { expect, it } from 'vitest';
import { safeFileName } from './safe-file-name.ts';

it.each([
  [['curriculo', 'Conceição Ñuñez', 'pt'], 'curriculo-conceicao-nunez-pt'],
  [['cv', '山田', 'en'], 'cv-en'],
  [['cv', '../../etc/"\r\nx', 'en'], 'cv-etc-x-en'],
  [['山田'], 'file'],
])('PRO-06 a download of %j is called %s', (parts, name) => {
  expect(safeFileName(parts)).toBe(name);
});

it('PRO-06 a file name is safe whatever people are called', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary' })), (parts) => {
      expect(safeFileName(parts)).toMatch(/^[a-z0-9]([a-z0-9-]{0,78}[a-z0-9])?$/);
    }),
  );
});
