import fc from 'fast-check';
import { expect, it } from 'vitest';
import { downloadHeader } from './download-header.ts';

it.each([
  ['cv.pdf', 'attachment; filename="cv.pdf"'],
  ['relação.pdf', 'attachment; filename="relacao.pdf"; filename*=UTF-8\'\'rela%C3%A7%C3%A3o.pdf'],
  ['a"b\n(1).pdf', 'attachment; filename="a_b_(1).pdf"; filename*=UTF-8\'\'a%22b%0A%281%29.pdf'],
])('%j is saved as %s', (name, header) => {
  expect(downloadHeader(name)).toBe(header);
});

it('carries any name as a header can, and loses no letter', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      const header = downloadHeader(name);
      expect(() => new Headers({ 'content-disposition': header })).not.toThrow();
      const [, plain, extended] = /^attachment; filename="([^"]*)"(?:; filename\*=UTF-8''(.*))?$/.exec(header)!;
      expect(extended === undefined ? plain : decodeURIComponent(extended)).toBe(name);
    }),
  );
});
