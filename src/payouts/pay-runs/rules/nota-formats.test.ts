import { expect, test } from 'vitest';
import { notaFormat } from './nota-formats.ts';

test('MON-05 a nota is a PDF or an XML of a nota fiscal, and no picture', () => {
  const bytes = (text: string) => Buffer.from(text);
  expect(notaFormat(bytes('%PDF-1.7'))).toBe('pdf');
  expect(notaFormat(bytes('<?xml version="1.0"?><CompNfse/>'))).toBe('xml');
  expect(notaFormat(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))).toBeNull();
  expect(notaFormat(bytes('<html>'))).toBeNull();
});
