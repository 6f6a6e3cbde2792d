import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { orderedWings } from '../ordered-wings.ts';
import { sourceFiles } from '../source-files.ts';

const root = join(import.meta.dirname, '..', '..', '..');
/** `'room/wing'`, `'room/wing/part'` or `'room/wing:key'`. */
const namespaceOf = /['"`]([\w-]+)\/([\w-]+)(?:\/[\w-]+)?(?:['"`]|:[a-zA-Z])/g;

/** The wings of its own room, later than its own, whose texts a file uses. */
function laterTexts(path: string, source: string): string[] {
  const [, room = '', wing = ''] = path.split('/');
  const wings = orderedWings[room] ?? [];
  const own = wings.indexOf(wing);
  if (own < 0) return [];
  return [...source.matchAll(namespaceOf)]
    .filter(([, other, later]) => other === room && wings.indexOf(later!) > own)
    .map(([, , later]) => `${path} uses texts of ${later}`);
}

test('a wing uses its own texts and those of wings before it', () => {
  const files = sourceFiles(root).filter((path) => path.startsWith('src/') && !/\.test\.tsx?$/.test(path));
  expect(files.flatMap((path) => laterTexts(path, readFileSync(join(root, path), 'utf8')))).toEqual([]);
});

test.each(["t('pipeline/panel:advance.hired')", "useTranslation('pipeline/panel')", 't(`pipeline/panel:panel.files`)'])(
  '%s is a use that the board may not make',
  (source) => {
    expect(laterTexts('src/pipeline/board/web/page.tsx', source)).toEqual([
      'src/pipeline/board/web/page.tsx uses texts of panel',
    ]);
    expect(laterTexts('src/pipeline/company/web/page.tsx', source)).toEqual([]);
  },
);
