import { expect, test } from 'vitest';
import { documentName } from './document-name.ts';
import { FILE_NAME_LENGTH } from './portfolio-limits.ts';

test.each([
  ['marca.pdf', 'marca.pdf'],
  ['Marca.PDF', 'Marca.pdf'],
  ['identidade visual', 'identidade visual.pdf'],
  ['page.html', 'page.html.pdf'],
  ['../../etc/passwd', 'passwd.pdf'],
  ['C:\\work\\a.pdf', 'a.pdf'],
  ['a<b>:"c"|?*.pdf', 'abc.pdf'],
  ['\u202Efdp.exe', 'fdp.exe.pdf'],
  ['...', 'portfolio.pdf'],
  ['', 'portfolio.pdf'],
  ['relação.pdf', 'relação.pdf'],
])('%j is saved as %j', (given, name) => {
  expect(documentName(given)).toBe(name);
});

test('long names stay within the limit', () => {
  expect(documentName('🙂'.repeat(200)).length).toBeLessThanOrEqual(FILE_NAME_LENGTH);
});
