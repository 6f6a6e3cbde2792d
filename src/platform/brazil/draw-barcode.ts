/** For each digit, which of its five bars or gaps are wide. */
const wideParts = ['nnwwn', 'wnnnw', 'nwnnw', 'wwnnn', 'nnwnw', 'wnwnn', 'nwwnn', 'nnnww', 'wnnwn', 'nwnwn'];

const HEIGHT = 38;

/** The barcode of a boleto as SVG (interleaved 2 of 5): of each pair of digits, the first is drawn in bars and the second in the gaps between them. */
export function drawBarcode(digits: string): string {
  const pairs = digits.match(/\d\d/g)!.map((pair) => {
    const [bars, gaps] = Array.from(pair, (digit) => wideParts[Number(digit)]!) as [string, string];
    return Array.from(bars, (bar, at) => bar + gaps[at]!).join('');
  });
  const widths = ['nnnn', ...pairs, 'wnn'].flatMap((parts) => Array.from(parts, (part) => (part === 'w' ? 3 : 1)));
  let total = 0;
  let bars = '';
  for (const [at, width] of widths.entries()) {
    if (at % 2 === 0) bars += `M${total} 0h${width}v${HEIGHT}h-${width}z`;
    total += width;
  }
  const box = `viewBox="0 0 ${total} ${HEIGHT}"`;
  return `<svg ${box} xmlns="http://www.w3.org/2000/svg"><rect width="100%" height="100%" fill="#FFFFFF"/><path d="${bars}"/></svg>`;
}
