import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const source = join(import.meta.dirname, '..', '..', 'src');

function keysIn(texts: object, before: string): string[] {
  return Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'object' && text !== null ? keysIn(text, `${before}${key}.`) : [`${before}${key}`],
  );
}

/** Every key of every catalogue that cannot be mistaken for a word: what a page shows where the text is missing. */
export function catalogueKeys(): Set<string> {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('en.json'));
  const keys = files.flatMap((file) => keysIn(JSON.parse(readFileSync(join(source, file), 'utf8')) as object, ''));
  return new Set(keys.filter((key) => key.includes('.')));
}
