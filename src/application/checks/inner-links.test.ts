import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '..', '..');
const files = globSync('**/*.{ts,tsx}', { cwd: source }).filter((file) => !file.endsWith('.test.ts'));
const read = (file: string) => readFileSync(join(source, file), 'utf8');

/** Opening tags of plain links; those of the product's own pages are `PageLink`. */
const plainLink = /<(?:a|AnchorButton)\b(?:[^>{]|\{[^}]*\})*>/g;
/** Leads to a page of the product: a written path, or one of a room's `paths`. Files and the API's own pages are the server's. */
const innerAddress = /href=(?:"\/(?!api\/)|\{`?(?:\$\{)?\w*(?:Paths?\b|Path\())/;

test('P-8.4 no link to a page of the product loads the document anew', () => {
  const found = files
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => (read(file).match(plainLink) ?? []).map((link) => ({ file, link })))
    .filter(({ link }) => innerAddress.test(link) && !/target="_blank"|\bdownload\b/.test(link));
  expect(found).toEqual([]);
});

/** Where the document is left or loaded anew on purpose. */
const leavers: Readonly<Record<string, string>> = {
  'accounts/sessions/web/leave-session.ts': 'nothing of a person may stay after the logout',
  'accounts/sessions/web/session.ts': 'another tab logged in as somebody else',
  'accounts/sign-in/web/session-ended-dialog.tsx': 'somebody else logged in again',
  'accounts/social/web/open-provider.ts': 'the provider’s own page',
  'application/router.tsx': 'the session ended',
  'checkout/orders/web/card-form.tsx':
    'the card form runs only on a page that was served for it, and what follows is a document without the provider',
  'own-data/web/deletion-dialog.tsx': 'the account is gone',
  'ui/states/page-bodies.tsx': 'the product was in maintenance',
  'ui/states/page-error.tsx': 'the server runs a new version, and answers',
  'quizzes/web/taking/step-notices.tsx': 'the test was changed in another tab',
  'workspaces/people/web/invite-answer.tsx': 'entering a space drops what was read of another',
  'workspaces/web/enter-space.ts': 'entering a space drops what was read of another',
};

test('P-8.4 the document is loaded anew only where that is meant', () => {
  const found = files.filter((file) => /location\.(?:assign|replace|reload)\(|location\.href = /.test(read(file)));
  expect(found.toSorted()).toEqual(Object.keys(leavers).toSorted());
});
