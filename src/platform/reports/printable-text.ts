import { FONT_FAMILIES } from '#platform/reports/fonts.ts';

/** Stands where letters are that no font of ours has (Chinese, Arabic …): left out, and said to be. */
export const LEFT_OUT = '[…]';

/** Signs that people write in lists and that our fonts lack, each with one that they have. */
const standIns: Record<string, string> = {
  ...Object.fromEntries(Array.from('■□▪▫●○◆◇◦‣⁃∙▶►▸➤➢✓✔☑★☆', (sign) => [sign, '•'])),
  ...Object.fromEntries(Array.from('→⇒➔➜', (sign) => [sign, '›'])),
  ...{ '←': '‹', '⇐': '‹', '≥': '>=', '≤': '<=', '≠': '!=', '≈': '~', '‐': '-', '‑': '-', '―': '—', '\u2028': '\n' },
};
const letter = /\p{L}|\p{M}|\p{N}/u;
const invisible = /\p{Cc}|\p{Cf}/u;
const ordinary = /^[\n\t\x20-\x7e\u00a0-\u00ac\u00ae-\u00ff]*$/;
const main = FONT_FAMILIES[0]!.name;

export interface Run {
  text: string;
  /** The family that has all of its characters. */
  font: string;
}

/**
 * A text cut into what each of our fonts draws. Compatibility letters (bold or wide ones of Unicode) become plain, list signs their like,
 * emoji go with the space before them; letters of scripts without a font become one `[…]` per stretch. A PDF or picture never shows
 * the empty box of a missing letter.
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
    // Words of such a script with spaces between them are still one stretch.
    inLeftOut = drawn ? inLeftOut && drawn === ' ' : inLeftOut || letter.test(character);
  }
  return runs.length > 0 ? runs : [{ text: '', font: main }];
}

/** The same as one text. */
export function printableText(text: string): string {
  return toRuns(text)
    .map((run) => run.text)
    .join('');
}

/** Whether letters of the text are left out; a lost emoji is not worth a word. */
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
