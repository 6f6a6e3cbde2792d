import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fileNameOf } from './file-name.ts';
import { extensionsOf, FILE_NAME_LENGTH, fileType } from './file-types.ts';

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

const PDF = 'application/pdf';
const ZIP = 'application/zip';
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

test.each([
  ['cv.pdf', PDF, 'cv.pdf'],
  ['CV.PDF', PDF, 'CV.pdf'],
  ['cv.bat', PDF, 'cv.bat.pdf'],
  ['cv.hta', PDF, 'cv.hta.pdf'],
  ['cv.pdf.bat', PDF, 'cv.pdf.bat.pdf'],
  ['cv.bat. .', PDF, 'cv.bat.pdf'],
  ['cv_\u202Efdp.zip', ZIP, 'cv_fdp.zip'],
  ['cv_\u202Efdp.exe', PDF, 'cv_fdp.exe.pdf'],
  ['cv\u200B.pdf\u200E', PDF, 'cv.pdf'],
  ['piz.jar', ZIP, 'piz.jar.zip'],
  ['macros.docm', ZIP, 'macros.docm.zip'],
  ['letter.DOCX', DOCX, 'letter.docx'],
  ['photo.jpeg', 'image/jpeg', 'photo.jpeg'],
  ['photo', 'image/jpeg', 'photo.jpg'],
  ['notes.md', 'text/plain', 'notes.md'],
  ['list.csv', 'text/csv', 'list.csv'],
  ['relac\u0327a\u0303o v1.2', PDF, 'relação v1.2.pdf'],
  ['a"b\\c <b>.pdf', PDF, 'a"b\\c <b>.pdf'],
  ['家族 👩‍👧.pdf', PDF, '家族 👩‍👧.pdf'],
  ['cv.exe\n\t.pdf', PDF, 'cv.exe.pdf'],
  ['.pdf', PDF, 'pdf.pdf'],
  ['', PDF, 'file.pdf'],
])('PIP-01 %j of type %s is kept as %j', (given, mediaType, name) => {
  expect(fileNameOf(given, mediaType)).toBe(name);
});

test('PIP-01 whatever a file is called, it ends as what it is, within the limit, and stays so', () => {
  const starts = fc.constantFrom('%PDF-', '\u0089PNG\r\n\u001A\n', 'PK\u0003\u0004', 'words');
  const endings = fc.constantFrom('', '.bat', '.docm', '.jar', '.txt', '.docx', '.\u202Etab');
  fc.assert(
    fc.property(starts, fc.string({ unit: 'binary', maxLength: 200 }), endings, (start, name, ending) => {
      const given = `${name}${ending}`;
      const type = fileType(
        Uint8Array.from(start, (letter) => letter.charCodeAt(0)),
        given,
      );
      if (type === null) return;
      const kept = fileNameOf(given, type);
      expect(extensionsOf(type)).toContain(kept.split('.').at(-1));
      expect(kept.length).toBeLessThanOrEqual(FILE_NAME_LENGTH);
      expect(fileNameOf(kept, type)).toBe(kept);
    }),
  );
});
