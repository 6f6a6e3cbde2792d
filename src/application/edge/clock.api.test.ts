import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { purgeEndedSessions } from '#accounts/sessions/server/manage-sessions.ts';
import { sessions, users } from '#accounts/server/tables.ts';
import { shareTestProduct, type TestProduct } from '#application/testing/test-product.ts';
import { storedFiles } from '#platform/db/tables.ts';
import { openFile, storeFile } from '#platform/files/stored-files.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let product: TestProduct;
beforeAll(async () => {
  product = await shareTestProduct();
});
afterAll(() => product.close());

test('requests, jobs and SQL see the time that a test moved, and so do the rows that they write', async () => {
  const { database, clock } = product;
  const member = await product.person({ role: 'squadMember' });
  const signedIn = async () => (await member.call('GET /session')).body.session !== null;
  const file = { kind: 'photo', mediaType: 'image/webp', sizeBytes: 1, bytes: Buffer.from('x') };
  const key = await storeFile(database, product.files, file);
  const opened = async () => (await openFile(database, product.files, { key, kind: 'photo' })) !== null;
  const ownSessions = eq(sessions.userId, member.id);

  clock.advance({ minutes: 50 });
  expect(await signedIn()).toBe(true);
  clock.advance({ minutes: 20 });
  expect(await signedIn()).toBe(false);
  expect(await opened()).toBe(true);
  clock.advance({ days: 1 });
  expect(await opened()).toBe(false);

  expect(await database.$count(sessions, ownSessions)).toBe(1);
  clock.advance({ days: 60 });
  await purgeEndedSessions(database);
  expect(await database.$count(sessions, ownSessions)).toBe(0);

  const later = await storeFile(database, product.files, file);
  const [row] = await database.select().from(storedFiles).where(eq(storedFiles.key, later));
  const ahead = row!.createdAt.getTime() - Date.now();
  expect(ahead).toBeGreaterThan(60 * DAY_MS);
  expect(row!.expiresAt!.getTime() - row!.createdAt.getTime()).toBe(DAY_MS);
});

test('the next test has the machine’s time again', async () => {
  const member = await product.person({ role: 'squadMember' });
  const [row] = await product.database.select().from(users).where(eq(users.id, member.id));
  expect(Math.abs(row!.createdAt.getTime() - Date.now())).toBeLessThan(HOUR_MS);
});
