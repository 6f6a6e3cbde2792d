import { describe, expect, it } from 'vitest';
import { escapeXml, toCdata } from './xml.ts';

describe('JOB-01 texts in XML', () => {
  it('leaves no character that would be read as markup', () => {
    expect(escapeXml(`<a b="c">&'`)).toBe('&#60;a b=&#34;c&#34;&#62;&#38;&#39;');
  });

  it.each([
    ['a ]]> b', '<![CDATA[a ]]]]><![CDATA[> b]]>'],
    [']]]>', '<![CDATA[]]]]]><![CDATA[>]]>'],
    ['<![CDATA[x]]>', '<![CDATA[<![CDATA[x]]]]><![CDATA[>]]>'],
    ['1 < 2 & ção 🚀', '<![CDATA[1 < 2 & ção 🚀]]>'],
  ])('keeps %j inside of its section', (text, written) => {
    expect(toCdata(text)).toBe(written);
  });

  it('drops what XML cannot contain', () => {
    const text = `a\u0000\u0008\u000b\u001f\ufffe\uffff\ud800b\tc\nd`;
    expect(escapeXml(text)).toBe('ab\tc\nd');
    expect(toCdata(text)).toBe('<![CDATA[ab\tc\nd]]>');
  });
});
