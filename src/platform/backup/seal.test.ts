import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BackupError } from './backup-error.ts';
import { type BackupSecret, createSeal, openStream, readSeal, sealStream } from './seal.ts';

const CHUNK = 64 * 1024;
const keys: BackupSecret = { encryptionKeys: [randomBytes(32)] };
let directory: string;
let file: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'ponte-seal-'));
  file = join(directory, 'sealed');
});
afterAll(() => rm(directory, { recursive: true }));

/** In pieces of odd sizes, as files and networks give them. */
function piecesOf(bytes: Buffer): Buffer[] {
  const pieces: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += 50_021) pieces.push(bytes.subarray(at, at + 50_021));
  return pieces;
}

async function seal(bytes: Buffer, secret = keys): Promise<Buffer> {
  return buffer(Readable.from(piecesOf(bytes)).pipe(sealStream(await createSeal(secret))));
}

async function open(sealed: Buffer, secret = keys): Promise<Buffer> {
  await writeFile(file, sealed);
  const kept = await readSeal(file, secret);
  const opened = openStream(kept);
  Readable.from(piecesOf((await readFile(file)).subarray(kept.head.length))).pipe(opened);
  return buffer(opened);
}

test.each([0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 3 * CHUNK, 5 * CHUNK + 7])('%i bytes come back whole', async (size) => {
  const bytes = randomBytes(size);
  expect((await open(await seal(bytes))).equals(bytes)).toBe(true);
});

test('a passphrase opens what it sealed, another one does not, and neither do keys', async () => {
  const sealed = await seal(Buffer.from('kept'), { passphrase: 'uma frase bem comprida' });
  expect(String(await open(sealed, { passphrase: 'uma frase bem comprida' }))).toBe('kept');
  await expect(open(sealed, { passphrase: 'uma frase bem Comprida' })).rejects.toThrow(BackupError);
  await expect(open(sealed)).rejects.toThrow('sealed with a passphrase');
});

test('other keys than those of the backup are named', async () => {
  const sealed = await seal(Buffer.from('kept'));
  await expect(open(sealed, { encryptionKeys: [randomBytes(32)] })).rejects.toThrow('The keys are not those of this');
  await expect(open(sealed, { passphrase: 'uma frase bem comprida' })).rejects.toThrow('--keys FILE');
});

test('what was cut off, changed, reordered or is something else is refused', async () => {
  const bytes = randomBytes(3 * CHUNK + 100);
  const sealed = await seal(bytes);
  const head = sealed.indexOf('\n') + 1;
  const chunk = CHUNK + 16;
  const at = (from: number, to?: number) => sealed.subarray(head + from * chunk, to && head + to * chunk);
  const broken = {
    cut: sealed.subarray(0, -1),
    cutAtChunk: sealed.subarray(0, head + 2 * chunk),
    headOnly: sealed.subarray(0, head),
    longer: Buffer.concat([sealed, Buffer.alloc(40)]),
    swapped: Buffer.concat([sealed.subarray(0, head), at(1, 2), at(0, 1), at(2)]),
    leftOut: Buffer.concat([sealed.subarray(0, head), at(0, 1), at(2)]),
  };
  for (const [name, one] of Object.entries(broken)) await expect(open(one), name).rejects.toThrow(BackupError);
  for (const place of [14, head - 3, head, head + chunk, sealed.length - 1]) {
    const changed = Buffer.from(sealed);
    changed[place]! ^= 4;
    await expect(open(changed), String(place)).rejects.toThrow(BackupError);
  }
  await expect(open(Buffer.from('something else'))).rejects.toThrow('is no backup of Ponte');
});
