import { createCipheriv, createDecipheriv, createSecretKey, type KeyObject, randomBytes } from 'node:crypto';
import { type EncryptionKeys, encryptionKeys } from '#platform/encryption/encryption-keys.ts';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** An encrypted text cannot be read: its key is not configured, or it was tampered with. The message contains no content. */
export class UnreadableTextError extends Error {
  override name = 'UnreadableTextError';
}

/**
 * Encrypts a text for the database: AES-256-GCM, as `KEYID.base64url(nonce, tag, text)`. `belongsTo` names what it is and whose
 * (`bankDetails:<member id>`): decrypting it under another name fails, so that nobody with write access to the database can move
 * one person's record to another.
 */
export function encryptText(text: string, belongsTo: string, keys: EncryptionKeys = encryptionKeys()): string {
  const [first] = keys;
  if (!first) throw new Error('No encryption key was set at the start of the process.');
  const [keyId, key] = first;
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, keyObjectOf(key), nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(Buffer.from(belongsTo));
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return `${keyId}.${Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64url')}`;
}

/** Throws UnreadableTextError, which callers of the API see as `platform.unavailable`. */
export function decryptText(encrypted: string, belongsTo: string, keys: EncryptionKeys = encryptionKeys()): string {
  const keyId = keyIdOf(encrypted);
  const key = keys.get(keyId);
  if (!key) throw new UnreadableTextError(`ENCRYPTION_KEYS lacks the key ${keyId}.`);
  const bytes = Buffer.from(encrypted.slice(keyId.length + 1), 'base64url');
  if (bytes.length < NONCE_BYTES + TAG_BYTES) throw new UnreadableTextError('An encrypted text is cut off.');
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv(ALGORITHM, keyObjectOf(key), nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(belongsTo));
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  try {
    const start = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
    return Buffer.concat([start, decipher.final()]).toString('utf8');
  } catch {
    throw new UnreadableTextError('An encrypted text was changed, or is not the one that was asked for.');
  }
}

const keyObjects = new WeakMap<Buffer, KeyObject>();

/** Node.js takes four times as long when it is given the bytes of a key each time. */
function keyObjectOf(key: Buffer): KeyObject {
  const known = keyObjects.get(key) ?? createSecretKey(key);
  keyObjects.set(key, known);
  return known;
}

/** The id of the key that encrypted a text. */
function keyIdOf(encrypted: string): string {
  return encrypted.slice(0, Math.max(0, encrypted.indexOf('.')));
}
