import { createCipheriv, createDecipheriv, hkdfSync, randomBytes, scrypt } from 'node:crypto';
import { open } from 'node:fs/promises';
import { Transform, type TransformCallback } from 'node:stream';
import { promisify } from 'node:util';
import { encryptionKeyId } from '#platform/encryption/encryption-keys.ts';
import { BackupError } from './backup-error.ts';

/** The secret that opens a backup: one of the installation's encryption keys, or a passphrase. */
export type BackupSecret = { encryptionKeys: readonly Buffer[] } | { passphrase: string };

type Header = { format: 1; salt: string; keyId?: string };
export type Seal = { key: Buffer; head: Buffer };

const MAGIC = 'PONTE BACKUP ';
const LONGEST_HEAD = 1_000;
const CHUNK_BYTES = 64 * 1024;
const TAG_BYTES = 16;
/** About 0.4 s and 128 MB per guess. */
const SCRYPT = { N: 2 ** 17, r: 8, p: 1, maxmem: 2 ** 28 };

async function deriveKey(secret: BackupSecret, { salt, keyId }: Header): Promise<Buffer> {
  const bytes = Buffer.from(salt, 'base64');
  if ('passphrase' in secret) {
    if (keyId)
      throw new BackupError('This backup was sealed with the encryption keys: name their file by --keys FILE.');
    const derive = promisify<string, Buffer, number, typeof SCRYPT, Buffer>(scrypt);
    return derive(secret.passphrase.normalize('NFC'), bytes, 32, SCRYPT);
  }
  if (!keyId) throw new BackupError('This backup was sealed with a passphrase: give it, and no --keys.');
  const key = secret.encryptionKeys.find((one) => encryptionKeyId(one) === keyId);
  if (!key) throw new BackupError(`The keys are not those of this backup, which was sealed with the key ${keyId}.`);
  return Buffer.from(hkdfSync('sha256', key, bytes, 'ponte backup', 32));
}

/** A seal for one new file. No two files share a key, so the chunk's number can be its nonce. */
export async function createSeal(secret: BackupSecret): Promise<Seal> {
  const [first] = 'encryptionKeys' in secret ? secret.encryptionKeys : [];
  const header: Header = {
    format: 1,
    salt: randomBytes(32).toString('base64'),
    ...(first && { keyId: encryptionKeyId(first) }),
  };
  return { key: await deriveKey(secret, header), head: Buffer.from(`${MAGIC}${JSON.stringify(header)}\n`) };
}

/** Reads how the file was sealed. Throws BackupError where it is not a backup or the secret does not match. */
export async function readSeal(file: string, secret: BackupSecret): Promise<Seal> {
  const handle = await open(file).catch((problem: NodeJS.ErrnoException) => {
    throw new BackupError(`The file ${file} cannot be read (${problem.code}).`);
  });
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(LONGEST_HEAD), 0, LONGEST_HEAD, 0);
    const end = buffer.subarray(0, bytesRead).indexOf('\n');
    if (end < 0 || buffer.toString('latin1', 0, MAGIC.length) !== MAGIC)
      throw new BackupError(`The file ${file} is no backup of Ponte.`);
    const head = buffer.subarray(0, end + 1);
    return { key: await deriveKey(secret, readHeader(head, file)), head };
  } finally {
    await handle.close();
  }
}

function readHeader(head: Buffer, file: string): Header {
  let header: Header;
  try {
    header = JSON.parse(head.toString('utf8', MAGIC.length)) as Header;
  } catch {
    throw new BackupError(`The head of the backup ${file} is broken.`);
  }
  if (header.format !== 1) throw new BackupError(`The backup ${file} was taken by a newer version of the product.`);
  return header;
}

/** Each chunk authenticates its position and whether it is the last: none can be left out, moved or cut off. */
function nonceOf(place: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(place, 5, 6);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

/** AES-256-GCM in chunks. The header comes first, in clear, and is authenticated by each chunk. */
export function sealStream({ key, head }: Seal): Transform {
  const seal = (text: Buffer, place: number, isLast: boolean) => {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(place, isLast), { authTagLength: TAG_BYTES });
    cipher.setAAD(head);
    return Buffer.concat([cipher.update(text), cipher.final(), cipher.getAuthTag()]);
  };
  const stream = chunkwise(CHUNK_BYTES, seal);
  stream.push(head);
  return stream;
}

/** Takes the file after its header. Only emits authenticated data; throws BackupError where anything was changed or is missing. */
export function openStream({ key, head }: Seal): Transform {
  return chunkwise(CHUNK_BYTES + TAG_BYTES, (bytes, place, isLast) => {
    try {
      const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(place, isLast), { authTagLength: TAG_BYTES });
      decipher.setAAD(head);
      decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
      return Buffer.concat([decipher.update(bytes.subarray(0, -TAG_BYTES)), decipher.final()]);
    } catch {
      throw new BackupError(
        'The backup cannot be opened: it was changed, is not complete, or the passphrase is another one. Nothing was written.',
      );
    }
  });
}

/** Calls back for each full chunk as soon as one more byte has arrived, and at the end for the rest, which is the last chunk. */
function chunkwise(size: number, work: (chunk: Buffer, place: number, isLast: boolean) => Buffer): Transform {
  let waiting: Buffer[] = [];
  let bytes = 0;
  let place = 0;
  return new Transform({
    transform(data: Buffer, _encoding, done: TransformCallback) {
      waiting.push(data);
      bytes += data.length;
      if (bytes <= size) return done();
      let all = Buffer.concat(waiting);
      try {
        for (; all.length > size; all = all.subarray(size)) this.push(work(all.subarray(0, size), place++, false));
      } catch (problem) {
        return done(problem as Error);
      }
      waiting = [all];
      bytes = all.length;
      done();
    },
    flush(done: TransformCallback) {
      try {
        done(null, work(Buffer.concat(waiting), place, true));
      } catch (problem) {
        done(problem as Error);
      }
    },
  });
}
