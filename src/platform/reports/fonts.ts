import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { codePointsOf } from '#platform/reports/font-characters.ts';

type Style = 'normal' | 'italic';

/** A font file of the package: both PDFs and preview images can read woff. */
export function fontFile(script: string, weight: number, style: Style = 'normal'): string {
  return fileURLToPath(import.meta.resolve(`@fontsource/mulish/files/mulish-${script}-${weight}-${style}.woff`));
}

export interface FontFamily {
  name: string;
  script: string;
  characters: ReadonlySet<number>;
}

function familyOf(name: string, script: string): FontFamily {
  return { name, script, characters: codePointsOf(readFileSync(fontFile(script, 400))) };
}

/** Mulish is split into one file per script: the first with the character renders it. */
export const FONT_FAMILIES: readonly FontFamily[] = [
  familyOf('Mulish', 'latin'),
  familyOf('Mulish Latin extended', 'latin-ext'),
  familyOf('Mulish Vietnamese', 'vietnamese'),
  familyOf('Mulish Cyrillic', 'cyrillic'),
  familyOf('Mulish Cyrillic extended', 'cyrillic-ext'),
];
