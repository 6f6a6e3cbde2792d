import { FONT_FAMILIES } from '#platform/reports/fonts.ts';

/** Replaces letters that no font of ours has (Chinese, Arabic …). */
export const LEFT_OUT = '[…]';

/** List signs that our fonts lack, each with a replacement. */
const standIns: Record<string, string> = {
  ...Object.fromEntries(Array.from('■□▪▫●○◆◇◦‣⁃∙▶►▸➤➢✓✔☑★☆', (sign) => [sign, '•'])),
  ...Object.fromEntries(Array.from('→⇒➔➜', (sign) => [sign, '›'])),
  '←': '‹',
  '⇐': '‹',
  '≥': '>=',
  '≤': '<=',
  '≠': '!=',
  '≈': '~',
  '‐': '-',
  '‑': '-',
  '―': '—',
  '\u2028': '\n',
};
const letter = /\p{L}|\p{M}|\p{N}/u;
const invisible = /\p{Cc}|\p{Cf}/u;
const ordinary = /^[\n\t\x20-\x7e\u00a0-\u00ac\u00ae-\u00ff]*$/;
const main = FONT_FAMILIES[0]!.name;

export interface Run {
  text: string;
  /** The font family that has all of its characters. */
  font: string;
}

/**
 * Splits a text into runs by font. Compatibility letters (bold or wide ones of Unicode) become plain, list signs are replaced,
 * emoji are removed with the space before them; letters of scripts without a font become one `[…]` per stretch. A PDF or image
 * never shows the empty box of a missing glyph.
 */
export function toRuns(text: string): Run[] {
  if (ordinary.test(text)) return [{ text, font: main }];
  const runs: Run[] = [];
  let inLeftOut = false;
  for (const character of text.normalize('NFC').replaceAll('\r\n', '\n')) {
    const drawn = drawnAs(character);
    if (drawn === ' ' && inLeftOut) append(runs, runs.at(-1)!.text.endsWith(' ') ? '' : ' ');
    else if (drawn) append(runs, drawn);
    else if (letter.test(character) && !inLeftOut) append(runs, LEFT_OUT);
    else if (!letter.test(character)) dropSpace(runs);
    // Words of such a script with spaces between them are one stretch.
    inLeftOut = drawn ? inLeftOut && drawn === ' ' : inLeftOut || letter.test(character);
  }
  return runs.length > 0 ? runs : [{ text: '', font: main }];
}

/** Joins the printable runs to one text. */
export function printableText(text: string): string {
  return toRuns(text)
    .map((run) => run.text)
    .join('');
}

/** Whether letters of the text are left out; lost emoji do not count. */
export function losesLetters(text: string): boolean {
  return printableText(text).split(LEFT_OUT).length > text.split(LEFT_OUT).length;
}

function drawnAs(character: string): string | null {
  if (character === '\n' || character === '\t' || fontOf(character)) return character;
  const plain = standIns[character] ?? character.normalize('NFKC');
  return plain !== character && Array.from(plain).every((one) => one === '\n' || fontOf(one)) ? plain : null;
}

function fontOf(character: string): string | undefined {
  const code = character.codePointAt(0)!;
  // Some fonts claim to have these.
  if (invisible.test(character)) return undefined;
  return FONT_FAMILIES.find(({ characters }) => characters.has(code))?.name;
}

function dropSpace(runs: Run[]): void {
  const last = runs.at(-1);
  if (last?.text.endsWith(' ')) last.text = last.text.slice(0, -1);
}

function append(runs: Run[], text: string): void {
  for (const character of text) {
    const last = runs.at(-1);
    const font = fontOf(character) ?? main;
    if (last?.font === font) last.text += character;
    else runs.push({ text: character, font });
  }
}
