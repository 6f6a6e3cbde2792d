import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fileType } from './file-types.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test.each([
  ['%PDF-1.7 …', 'cv.exe', 'application/pdf'],
  ['\u0089PNG\r\n\u001A\n0', 'x', 'image/png'],
  ['\u00FF\u00D8\u00FF\u00E0', 'x.png', 'image/jpeg'],
  ['RIFF0000WEBP', 'x', 'image/webp'],
  ['PK\u0003\u0004', 'notes.DOCX', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['PK\u0003\u0004', 'x.pdf', 'application/zip'],
  ['a;b', 'list.csv', 'text/csv'],
  ['Jo\u00E3o;S\u00E3o Paulo', 'lista.csv', 'text/csv'],
  ['a;\u0081\u00E3', 'lista.csv', null],
  ['<script>', 'page.html', null],
  ['MZ\u0090', 'cv.pdf', null],
  ['hello', '__proto__', null],
  ['hello', 'notes.constructor', null],
  ['PK\u0003\u0004', 'notes.toString', 'application/zip'],
  ['\u0000\u0001', 'a.txt', null],
  ['', 'a.txt', null],
])('PIP-01 what begins with %j and is called %s is %s', (start, name, type) => {
  expect(fileType(bytes(start), name)).toBe(type);
});

test('PIP-01 any bytes are read without failing', () => {
  fc.assert(
    fc.property(fc.uint8Array(), fc.string(), (some, name) => {
      expect(fileType(some, name) ?? 'none').not.toBe('');
    }),
  );
});
