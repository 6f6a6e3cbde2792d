import { expect, test } from 'vitest';
import { drawBarcode } from './draw-barcode.ts';

/** The widths of bars and gaps in turn, in units of the narrowest, as a scanner meets them. */
function scan(svg: string): string {
  const bars = [...svg.matchAll(/M(\d+) 0h(\d+)v38/g)].map(([, from, width]) => [Number(from), Number(width)] as const);
  let end = 0;
  const widths = bars.flatMap(([from, width]) => {
    const gap = from - end;
    end = from + width;
    return [gap, width];
  });
  return widths.slice(1).join('');
}

test('CHK-02 a barcode draws each pair of digits as bars and gaps, between a beginning and an end that scanners expect', () => {
  expect(scan(drawBarcode('12'))).toBe(['1111', '3113111133', '311'].join(''));
  expect(scan(drawBarcode('3419'))).toBe(['1111', '3131131113', '3113111331', '311'].join(''));
});

test('CHK-02 the barcode of a boleto, 44 digits, is 405 units wide', () => {
  expect(drawBarcode('34191790010104351004791020150008291070026000')).toContain('viewBox="0 0 405 38"');
});
