import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import { verifications } from '#accounts/server/tables.ts';
import { clock } from '#platform/calendar/clock.ts';
import { decryptText, encryptText } from '#platform/encryption/encrypt-text.ts';
import type { Database } from '#platform/db/connection.ts';

const SECRET_BYTES = 24;

export function newSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}

/** The purpose, and the secrets that only the rightful holder has; the table only stores their hash. */
export interface Key {
  kind: string;
  secrets: readonly string[];
}

function identifierOf({ kind, secrets }: Key): string {
  return `${kind}:${createHash('sha256').update(JSON.stringify(secrets)).digest('base64url')}`;
}

function stillGood(key: Key, now: Date) {
  return and(eq(verifications.identifier, identifierOf(key)), gt(verifications.expiresAt, now));
}

/** Saves a value for the holder of the secrets, encrypted, because a sign-in with the provider may depend on it. */
export async function saveValue(database: Database, key: Key, value: object, expiresAt: Date): Promise<void> {
  const identifier = identifierOf(key);
  await database
    .insert(verifications)
    .values({ identifier, value: encryptText(JSON.stringify(value), identifier), expiresAt });
}

export async function readValue<Value>(database: Database, key: Key, now: Date): Promise<Value | null> {
  const [row] = await database.select().from(verifications).where(stillGood(key, now));
  return row ? open<Value>(row) : null;
}

/** Reads a value and deletes it: of two concurrent claims, one gets it. */
export async function claimValue<Value>(database: Database, key: Key, now: Date): Promise<Value | null> {
  const [row] = await database.delete(verifications).where(stillGood(key, now)).returning();
  return row ? open<Value>(row) : null;
}

function open<Value>({ identifier, value }: typeof verifications.$inferSelect): Value {
  return JSON.parse(decryptText(value, identifier)) as Value;
}

/** Purges expired values; called by the worker periodically. */
export async function purgeValues(database: Database): Promise<void> {
  await database.delete(verifications).where(lt(verifications.expiresAt, clock.now()));
}
