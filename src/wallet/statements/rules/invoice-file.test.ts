import fc from 'fast-check';
import { expect, test } from 'vitest';
import { invoiceFileName, invoiceFormat, invoiceFormats } from './invoice-file.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test.each([
  ['%PDF-1.7', 'pdf'],
  ['\u0089PNG\r\n\u001A\n0', 'png'],
  ['\u00FF\u00D8\u00FF\u00E0', 'jpg'],
  ['RIFF0000WEBP', 'webp'],
  ['<?xml version="1.0"?><nfeProc/>', 'xml'],
  ['\u00EF\u00BB\u00BF\r\n<?xml version="1.0"?>', 'xml'],
  ['<nfeProc xmlns="http://www.portalfiscal.inf.br/nfe">', 'xml'],
  ['<ns2:CompNfse>', 'xml'],
  ['<html><script>', null],
  ['<svg xmlns="http://www.w3.org/2000/svg">', null],
  ['nota fiscal 1', null],
  ['PK\u0003\u0004', null],
  ['MZ', null],
  ['', null],
])('MON-03 an invoice that begins with %j is %s', (start, format) => {
  expect(invoiceFormat(bytes(start))).toBe(format);
});

test('MON-03 any number makes a name that every system can store', () => {
  expect(invoiceFileName('nota-fiscal', ' 2026/000.118-A ', 'pdf')).toBe('nota-fiscal-2026-000-118-A.pdf');
  expect(invoiceFileName('nota-fiscal', '../..', 'xml')).toBe('nota-fiscal.xml');
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(...invoiceFormats), (number, format) => {
      expect(invoiceFileName('x', number, format)).not.toMatch(/[\\/\s\0"<>|:*?]/);
    }),
  );
});
