import fc from 'fast-check';
import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import { ImportRefusal } from '#profiles/imports/server/formats/import-refusal.ts';
import { type HandMadeEntry, handMadeZip } from '#profiles/imports/server/formats/sample-zips.ts';
import { readZipEntries, ZIP_LIMITS } from '#profiles/imports/server/formats/zip-entries.ts';

const names = new Set(['profile.csv', 'skills.csv', 'a.csv', 'b.csv', 'c.csv', 'd.csv', 'e.csv', 'f.csv', 'g.csv']);
const megabytes = (count: number) => Buffer.alloc(count * 1024 * 1024);

async function textsOf(bytes: Uint8Array): Promise<Record<string, string>> {
  return Object.fromEntries(
    [...(await readZipEntries(bytes, names))].map(([name, content]) => [name, new TextDecoder().decode(content)]),
  );
}
const emptyFiles = (count: number) =>
  handMadeZip(Array.from({ length: count }, (_, index) => ({ path: `${index}.txt` })));
const refusal = (code: string) => expect.objectContaining({ name: 'ImportRefusal', code });

describe('reading a ZIP', () => {
  it('takes the wanted files from any folder, in any case, and nothing else', async () => {
    const bytes = await programZip({
      'Export_01/PROFILE.csv': 'one',
      'skills.CSV': 'two',
      'messages.csv': 'private',
      '__MACOSX/a.csv': 'shadow',
      '._b.csv': 'shadow',
    });
    expect(await textsOf(bytes)).toEqual({ 'profile.csv': 'one', 'skills.csv': 'two' });
  });
  it('reads the hand-made archives of these tests, packed or stored, the first of equal names', async () => {
    expect(
      await textsOf(
        handMadeZip([
          { path: 'a.csv', content: 'one' },
          { path: 'x/a.csv', content: 'two' },
          { path: 'b.csv', content: 'stored', method: 0 },
        ]),
      ),
    ).toEqual({ 'a.csv': 'one', 'b.csv': 'stored' });
  });
  it('reads Windows paths and archives without any wanted file', async () => {
    expect(await textsOf(handMadeZip([{ path: 'Export\\a.csv', content: 'one' }, { path: 'folder/' }]))).toEqual({
      'a.csv': 'one',
    });
    expect(await textsOf(handMadeZip([]))).toEqual({});
  });
  it('reads as many entries as the limit, not one more', async () => {
    expect(await textsOf(emptyFiles(ZIP_LIMITS.entries))).toEqual({});
    await expect(textsOf(emptyFiles(ZIP_LIMITS.entries + 1))).rejects.toEqual(refusal('tooManyEntries'));
    await expect(textsOf(emptyFiles(600))).rejects.toEqual(refusal('tooManyEntries'));
  });
  it('leaves an unwanted giant unopened', async () => {
    expect(
      await textsOf(
        handMadeZip([
          { path: 'messages.csv', content: megabytes(40) },
          { path: 'a.csv', content: 'one' },
        ]),
      ),
    ).toEqual({ 'a.csv': 'one' });
  });
});

describe('refusing a ZIP', () => {
  it.each<[string, string, () => Uint8Array]>([
    ['more bytes than the limit', 'tooLarge', () => new Uint8Array(ZIP_LIMITS.input + 1)],
    ['no bytes', 'notAZip', () => new Uint8Array()],
    ['a text', 'notAZip', () => Buffer.from('First Name,Last Name\nIara,Souza\n')],
    ['an archive cut off', 'brokenArchive', () => handMadeZip([{ path: 'a.csv', content: 'one' }]).subarray(0, -30)],
    ['a bomb that states its size', 'tooLarge', () => handMadeZip([{ path: 'a.csv', content: megabytes(6) }])],
    [
      'a bomb that states a small size',
      'brokenArchive',
      () => handMadeZip([{ path: 'a.csv', content: megabytes(40), statedSize: 100 }]),
    ],
    [
      'a stated size of four gigabytes',
      'tooLarge',
      () => handMadeZip([{ path: 'a.csv', content: 'one', statedSize: 0xfffffffe }]),
    ],
    [
      'a stated size larger than the content',
      'brokenArchive',
      () => handMadeZip([{ path: 'a.csv', content: 'one', statedSize: 1000 }]),
    ],
    [
      'a stored file that lies',
      'brokenArchive',
      () => handMadeZip([{ path: 'a.csv', content: 'one', method: 0, statedSize: 1000 }]),
    ],
    [
      'files that only together are too large',
      'tooLarge',
      () => handMadeZip('abcdefg'.split('').map((name) => ({ path: `${name}.csv`, content: megabytes(5) }))),
    ],
    ['a wrong checksum', 'brokenArchive', () => handMadeZip([{ path: 'a.csv', content: 'one', statedCrc: 1 }])],
    ['an unknown packing', 'brokenArchive', () => handMadeZip([{ path: 'a.csv', content: 'one', method: 99 }])],
    [
      'content that is not packed as stated',
      'brokenArchive',
      () => damaged(handMadeZip([{ path: 'a.csv', content: 'x'.repeat(5000) }])),
    ],
    ['more entries stated than there are', 'brokenArchive', () => handMadeZip([{ path: 'x.txt' }], 3)],
    ['encryption', 'encrypted', () => handMadeZip([{ path: 'a.csv', content: 'one', flags: 0x801 }])],
  ])('%s → %s', async (_, code, bytes) => {
    await expect(textsOf(bytes())).rejects.toEqual(refusal(code));
  });

  it.each<HandMadeEntry>([
    { path: '../a.csv' },
    { path: 'x/../../a.csv' },
    { path: '..\\a.csv' },
    { path: '/etc/a.csv' },
    { path: 'C:/a.csv' },
    { path: 'C:\\a.csv' },
    { path: 'a.csv\0.png' },
    { path: 'a.csv', content: '/etc/passwd', mode: 0o120777 },
    { path: 'link', content: '..', mode: 0o120777 },
  ])('an unsafe path or link: $path', async (entry) => {
    await expect(textsOf(handMadeZip([{ path: 'b.csv', content: 'fine' }, entry]))).rejects.toEqual(
      refusal('unsafePath'),
    );
  });

  it('never throws anything but a refusal, whatever bytes are turned over', async () => {
    const sound = handMadeZip([
      { path: 'a.csv', content: 'Name\nCanto\n'.repeat(50) },
      { path: 'b.csv', content: 'Name\n', method: 0 },
    ]);
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(sound.length - 1), fc.nat(255)), { minLength: 1, maxLength: 8 }),
        async (changes) => {
          const bytes = Uint8Array.from(sound);
          for (const [place, value] of changes) bytes[place] = value;
          const outcome = await readZipEntries(bytes, names).catch((error: unknown) => error);
          expect(outcome instanceof Map || outcome instanceof ImportRefusal).toBe(true);
        },
      ),
      { numRuns: 200 },
    );
  });
});

/** A streamed archive: sizes follow the contents. */
async function programZip(files: Record<string, string>): Promise<Uint8Array> {
  const archive = new ZipFile();
  for (const [path, content] of Object.entries(files)) archive.addBuffer(Buffer.from(content), path);
  archive.end();
  const chunks: Uint8Array[] = [];
  for await (const chunk of archive.outputStream as AsyncIterable<Uint8Array>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Overwrites the compressed content of the first entry. */
function damaged(bytes: Uint8Array): Uint8Array {
  const start = 30 + 'a.csv'.length;
  const length = deflateRawSync(Buffer.from('x'.repeat(5000))).length;
  return Uint8Array.from(bytes).fill(0xff, start, start + length);
}
