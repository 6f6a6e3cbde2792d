import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { mailKinds, sentToAddresses } from '#accounts/mail-choices/rules/mail-kinds.ts';
import type { HappeningName } from '#platform/contract/happening.ts';
import { stateMachines } from './state-machines.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const listed = new Set<string>(Object.values(mailKinds).flatMap(({ happenings }) => [...happenings]));

/** Named beside a mail by files that also record, and never mailed themselves. */
const recordedOnly = ['accounts.providerAllowed', 'accounts.staffInvitationRevoked'];

async function declaredHappenings() {
  const files = globSync('*/happenings.ts', { cwd: root });
  const lists = await Promise.all(
    files.map(async (file) => Object.entries((await import(join(root, file))) as Record<string, unknown>)),
  );
  return Object.fromEntries(lists.flat()) as Record<string, Record<string, HappeningName>>;
}

/** Of every file that queues mails, the happenings that it names. */
async function namedBesideMails(): Promise<string[]> {
  const declared = await declaredHappenings();
  const files = globSync('**/*.ts', { cwd: root, exclude: ['**/*.test.ts', 'application/**', 'platform/**'] });
  const texts = files
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .filter((text) => /queueMails?\(/.test(text));
  expect(texts.length).toBeGreaterThan(40);
  const found = texts.flatMap((text) => [...text.matchAll(/\b(\w+Happenings)\.(\w+)/g)]);
  return [...new Set(found.flatMap(([, list, name]) => declared[list!]?.[name!]?.name ?? []))];
}

test('8.2 every mail of the product has its kind in the settings', async () => {
  const mailed = stateMachines.flatMap(({ changes }) =>
    changes.filter(({ mails }) => Object.keys(mails).length > 0).map(({ happening }) => happening.name),
  );
  const named = await namedBesideMails();
  const missing = new Set([...mailed, ...named].filter((name) => !listed.has(name)));
  expect([...missing].toSorted()).toEqual(recordedOnly);
});

test('8.2 the settings list no mail that the product does not know', async () => {
  const declared = Object.values(await declaredHappenings()).flatMap((list) => Object.values(list));
  const known = new Set(declared.map(({ name }) => name));
  expect([...listed, ...sentToAddresses].filter((name) => !known.has(name))).toEqual([]);
});
