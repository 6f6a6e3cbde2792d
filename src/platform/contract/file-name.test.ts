import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fileNameOf } from './file-name.ts';
import { extensionsOf, FILE_NAME_LENGTH, fileType } from './file-types.ts';

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
