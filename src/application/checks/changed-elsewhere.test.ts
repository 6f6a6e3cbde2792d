import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const journeys = globSync('../journeys/stale-forms*.spec.ts', { cwd: root }).map(read).join('\n');
const sources = globSync('**/*.{ts,tsx}', { cwd: root, exclude: ['**/*.test.*'] })
  .filter((file) => /\/web\/|^ui\//.test(file))
  .map((file) => ({ file, text: read(file) }));

/** Whoever shows a form that others show too, and only makes new records with it. */
const onlyNew = [
  'pipeline/comments/web/panel-comments.tsx',
  'projects/briefs/web/templates/save-template-modal.tsx',
  'projects/positions/web/add-position-modal.tsx',
  'projects/positions/web/upsell-modal.tsx',
  'tasks/comments/web/task-thread.tsx',
  // The first price of a hire, which is refused where there is one.
  'wallet/allocations/web/give-form.tsx',
];

/** The files that show or call what a file exports. */
function usersOf(used: string): string[] {
  const { text } = sources.find(({ file }) => file === used)!;
  const names = [...text.matchAll(/^export (?:async )?function (\w+)/gm)].map(([, name]) => name!);
  const uses = new RegExp(`(?:<|\\b)(?:${names.join('|')})[ <(\\n]`);
  const name = used.slice(used.lastIndexOf('/'));
  return sources
    .filter(({ file, text: other }) => file !== used && other.includes(`${name}'`) && uses.test(other))
    .map(({ file }) => file);
}

/** Nothing, or the files whose forms no journey opens: a form that several files show is opened in each of them. */
function unopened(file: string): string[] {
  if (journeys.includes(file) || onlyNew.includes(file)) return [];
  const users = usersOf(file);
  return users.length > 1 ? users.flatMap(unopened) : [file];
}

test('GEN-01 every form of a record that may change elsewhere is opened by a journey that changes it', () => {
  const forms = sources.filter(
    ({ file, text }) => !file.startsWith('ui/form/edited/') && /\buseEdited[<(]|<StaleNotice\b/.test(text),
  );
  expect(forms.length).toBeGreaterThan(25);
  expect([...new Set(forms.flatMap(({ file }) => unopened(file)))].toSorted()).toEqual([]);
});
