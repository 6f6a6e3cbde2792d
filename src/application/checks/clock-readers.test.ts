import { readFileSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** The files that may read the clock of the machine or the database, each with the reason; all others use the product's clock. */
const exceptions: Record<string, string> = {
  'platform/calendar/clock.ts': 'is the clock',
  'platform/db/clock-time.ts': 'is the clock in SQL',
  'platform/db/embedded/cluster.ts': 'age of a file of the machine',
  'platform/db/embedded/server.ts': 'patience with a process of the machine',
  'platform/db/embedded/owner.ts': 'patience with a process of the machine',
  'platform/db/embedded/revival.ts': 'patience with a process of the machine',
  'platform/events/recent-announcements.ts': 'how long a process has listened',
  'platform/http/body/bounded-body.ts': 'the pace of a body on the wire',
  'platform/http/connections/stop-timer.ts': 'how long the end of a process may take',
  'platform/http/body/spool-upload.ts': 'age of a file of the machine',
  'platform/http/rate-limit.ts': 'windows that all instances share: the database counts them by its own clock',
  'platform/jobs/hold-schedules.ts': 'schedules run by the machine’s time',
  'platform/mail/outbox.ts': 'a mail that waits is due by the clock of the leases',
  'platform/mail/take-back-mails.ts': 'the same: what is still waiting',
  'platform/mail/outbox-claims.ts': 'leases that all instances share: the database’s own clock',
  'negotiations/server/sql/negotiations.sql': 'stamps when a negotiation ended; nothing is decided by it',
  'backoffice/server/mail-queries.ts': 'puts a mail back into the leases of the outbox',
  'accounts/social/server/provider.ts': 'how long a document of the provider stays in memory',
  'taxonomy/server/load-catalogue.ts': 'stamps when the catalogue was loaded; nothing is decided by it',
};
const readsTime = /\bnow\(\)|current_timestamp|_timestamp\(\)|new Date\(\)|Date\.now\(\)/i;

/** Server code of the rooms, the platform and the application; without tests and builders. */
function serverFiles(): string[] {
  const root = join(import.meta.dirname, '..', '..');
  return globSync(['**/server/**/*.{ts,sql}', '**/contract/**/*.ts', '{*,*/*}/*.ts', 'platform/**/*.ts'], {
    cwd: root,
  }).filter((file) => !/\.test\.ts$|(^|\/)(testing|believable|web|rules)\/|^ui\/|build|demo\//.test(file));
}

/** The code without comments and without the implementation of the clock. */
function codeOf(file: string): string {
  return readFileSync(join(import.meta.dirname, '..', '..', file), 'utf8')
    .replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
    .replaceAll('clock.now()', '')
    .replaceAll('performance.now()', '');
}

test('no server code reads a time that tests cannot move, except the listed files', () => {
  const readers = serverFiles().filter((file) => readsTime.test(codeOf(file)));
  expect(readers.toSorted()).toEqual(Object.keys(exceptions).toSorted());
});

test('statements that are built once take the time as a parameter', () => {
  const frozen = serverFiles().filter((file) => {
    const code = codeOf(file);
    return /\.prepare\(|preparedOnce\(|preparedSql\(/.test(code) && /clockTime|readClockTime/.test(code);
  });
  expect(frozen).toEqual([]);
});
