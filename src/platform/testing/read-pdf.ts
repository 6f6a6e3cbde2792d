import { inflateSync } from 'node:zlib';

/** The pages of one of our PDFs as lines of text in drawing order, like copy and paste of a reader. */
export function readPdf(bytes: Buffer): string[][] {
  const objects = new Map<string, string>();
  for (const [, id, body] of bytes.toString('latin1').matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    objects.set(id!, body!);
  }
  const of = (reference: string | undefined) => objects.get(reference ?? '') ?? '';
  const catalogue = [...objects.values()].find((body) => /\/Type \/Pages\b/.test(body)) ?? '';
  const kids = /\/Kids \[([^\]]*)\]/.exec(catalogue)?.[1] ?? '';
  return [...kids.matchAll(/(\d+) 0 R/g)].map(([, page]) => {
    const resources = of(/\/Resources (\d+)/.exec(of(page))?.[1]);
    const named = /\/Font <<\n([\s\S]*?)>>/.exec(resources)?.[1] ?? '';
    const fonts = [...named.matchAll(/\/(F\d+) (\d+)/g)].map(
      ([, name, font]) => [name!, readLetters(streamOf(of(/\/ToUnicode (\d+)/.exec(of(font))?.[1])))] as const,
    );
    return readLines(streamOf(of(/\/Contents (\d+)/.exec(of(page))?.[1])), new Map(fonts));
  });
}

function streamOf(object: string): string {
  const stream = /stream\n([\s\S]*)\nendstream/.exec(object)?.[1] ?? '';
  return stream ? inflateSync(Buffer.from(stream, 'latin1')).toString('latin1') : '';
}

/** Maps the font's glyph numbers to text. */
function readLetters(map: string): string[] {
  const letters: string[] = [];
  for (const [, first, list] of map.matchAll(/<([\da-f]{4})> <[\da-f]{4}> \[([^\]]*)\]/g)) {
    for (const [index, [, hex]] of [...list!.matchAll(/<([^>]*)>/g)].entries()) {
      const units = [...hex!.replaceAll(' ', '').matchAll(/[\da-f]{4}/g)].map(([unit]) => Number.parseInt(unit, 16));
      letters[Number.parseInt(first!, 16) + index] = String.fromCharCode(...units);
    }
  }
  return letters;
}

function readLines(drawing: string, fonts: Map<string, string[]>): string[] {
  const lines: { height: string; text: string }[] = [];
  for (const [, block] of drawing.matchAll(/BT\n([\s\S]*?)\nET/g)) {
    const height = / ([\d.-]+) Tm/.exec(block!)?.[1] ?? '';
    const letters = fonts.get(/\/(F\d+) /.exec(block!)?.[1] ?? '') ?? [];
    const glyphs = [...block!.matchAll(/<([\da-f]+)>/g)].flatMap(([, hex]) => hex!.match(/.{4}/g) ?? []);
    const text = glyphs.map((glyph) => letters[Number.parseInt(glyph, 16)] ?? '').join('');
    const line = lines.at(-1);
    if (line?.height === height) line.text += text;
    else lines.push({ height, text });
  }
  return lines.map(({ text }) => text.trim());
}
