import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
/** Whatever people write in. */
const textField = /<(TextInput|Textarea|CountedTextarea|MentionTextarea|EmailField|TagsField|TagEditor)\b/;
const plainDialog = /<(Modal|NativeDialog)\b/;
const confirmDialog = /<ConfirmDialog\b[\s\S]*?(?:\/>|<\/ConfirmDialog>)/g;

/** Dialogs with a field that are no `TypedDialog`, each with the reason; all others ask before words are lost, and keep them. */
const exceptions: Record<string, string> = {
  'accounts/security/web/add-passkey-dialog.tsx': 'a password, and a name that is proposed',
  'accounts/security/web/second-factor-setup.tsx': 'a code that is over in a minute',
  'jobs/vacancy/web/administration/migrate-modal.tsx': 'a search',
  'own-data/web/deletion-dialog.tsx': 'the own address and password, as a confirmation',
  'projects/web/migrate-modal.tsx': 'a search',
};

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const pages = () => globSync('**/web/**/*.tsx', { cwd: root }).filter((file) => !file.endsWith('.test.tsx'));

/** The file with the parts of its own folder that it shows. */
function withParts(file: string): string {
  const text = read(file);
  const parts = [...text.matchAll(/from '(\.\/[\w/-]+\.tsx)'/g)].map(([, part]) => join(dirname(file), part!));
  return [text, ...parts.filter((part) => !plainDialog.test(read(part))).map(read)].join('\n');
}

test('GEN-03 a dialog in which people write is one that keeps their words', () => {
  const plain = pages().filter((file) => plainDialog.test(read(file)) && textField.test(withParts(file)));
  const asking = pages().filter((file) =>
    [...read(file).matchAll(confirmDialog)].some(([part]) => textField.test(part)),
  );
  expect([...plain, ...asking].toSorted()).toEqual(Object.keys(exceptions).toSorted());
});

test('GEN-03 where words do not wait, the line before says why', () => {
  const silent = pages().filter((file) => /(?<!\/\/ .*\n\s*)\b(draft|draftKey)=\{null\}/.test(read(file)));
  expect(silent).toEqual([]);
});
