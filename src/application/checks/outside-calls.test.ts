import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');

/** What reaches outside of the process: sockets, other processes, and libraries that use them. */
const reachesOut =
  /^import (?!type\b)(?!\{ (?:isIP|isIPv4|isIPv6|BlockList|SocketAddress|STATUS_CODES|, )+ \})[^;]*?from '(?:node:(?:net|tls|https?|http2|dgram|dns|child_process|worker_threads)(?:\/promises)?|nodemailer|aws4fetch|undici|stripe|openid-client)'|(?<![\w.])fetch\(/m;

/** Each with the file that asserts that no transaction is open before anything is sent. */
const adapters: Record<string, string> = {
  'platform/mail/transport.ts': 'platform/mail/transport.ts',
  'platform/files/s3-store.ts': 'platform/files/guard-file-store.ts',
  'platform/ai/language-model.ts': 'platform/ai/language-model.ts',
  'platform/analytics/page-view-port.ts': 'platform/analytics/page-view-port.ts',
  'platform/reports/report-process.ts': 'platform/reports/report-process.ts',
  'timesheets/clockify/server/clockify-client.ts': 'timesheets/clockify/server/clockify-client.ts',
  'accounts/social/server/provider.ts': 'accounts/social/server/provider.ts',
  'checkout/orders/server/provider/stripe/stripe-provider.ts': 'platform/outside/ask-outside.ts',
  // Both use the configuration created by provider.ts, and thus its fetch.
  'accounts/social/server/verify-callback.ts': 'accounts/social/server/provider.ts',
  'accounts/social/server/start-social-sign-in.ts': 'accounts/social/server/provider.ts',
};

/** The embedded database server: it starts before any transaction. */
const beforeTheDatabase = /^platform\/db\/embedded\//;

function serverFiles(): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !/\.test\.ts$|\.d\.ts$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((path) => !/(^|\/)(web|ui|testing)\//.test(path) && !beforeTheDatabase.test(path));
}

const read = (path: string) => readFileSync(join(root, path), 'utf8');

test('every server file that reaches outside is a listed adapter that refuses to run in a transaction', () => {
  const found = serverFiles().filter((path) => reachesOut.test(read(path)));
  expect(found.toSorted()).toEqual(Object.keys(adapters).toSorted());
  for (const guard of new Set(Object.values(adapters)))
    expect(read(guard), guard).toContain('assertOutsideTransaction(');
});

test('nobody gets a file store or a transaction around the guard', () => {
  const stores = serverFiles().filter((path) => /create(S3|Folder)Store\(/.test(read(path)));
  expect(stores.toSorted()).toEqual([
    'platform/files/create-file-store.ts',
    'platform/files/folder-store.ts',
    'platform/files/s3-store.ts',
  ]);
  const databases = serverFiles().filter((path) => /(?<!watchTransactions\()drizzle\(/.test(read(path)));
  expect(databases).toEqual([]);
  const byHand = serverFiles().filter((path) => /['"`](begin|start transaction)['"`;]/i.test(read(path)));
  // The idempotent database wraps each statement and its mark in a transaction; SQL programs are applied at start; a connection
  // answers in the place of the `begin` that it has not sent yet.
  expect(byHand.toSorted()).toEqual([
    'platform/db/idempotent-database.ts',
    'platform/db/sql-programs.ts',
    'platform/db/statements/pipelined-client.ts',
  ]);
});
