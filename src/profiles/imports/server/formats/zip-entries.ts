import { crc32 } from 'node:zlib';
import yauzl from 'yauzl';
import { ImportRefusal } from '#profiles/imports/server/formats/import-refusal.ts';

export const ZIP_LIMITS = {
  input: 10 * 1024 * 1024,
  entries: 500,
  entry: 5 * 1024 * 1024,
  total: 30 * 1024 * 1024,
} as const;

/**
 * The wanted files of a ZIP, by lower-case name without folders. Only these are inflated, and counted while inflating; the sizes
 * stated in the archive are never trusted. An archive with paths leading out, links or encryption is refused as a whole.
 */
export async function readZipEntries(bytes: Uint8Array, names: ReadonlySet<string>): Promise<Map<string, Uint8Array>> {
  if (bytes.byteLength > ZIP_LIMITS.input) throw new ImportRefusal('tooLarge', { limit: ZIP_LIMITS.input });
  const archive = await openArchive(bytes);
  if (archive.entryCount > ZIP_LIMITS.entries) throw new ImportRefusal('tooManyEntries', { limit: ZIP_LIMITS.entries });
  const files = new Map<string, Uint8Array>();
  let room: number = ZIP_LIMITS.total;
  try {
    for await (const entry of archive.eachEntry()) {
      const name = safeName(entry);
      if (!name || !names.has(name) || files.has(name)) continue;
      const content = await inflate(archive, entry, Math.min(ZIP_LIMITS.entry, room));
      room -= content.byteLength;
      files.set(name, content);
    }
  } catch (error) {
    throw error instanceof ImportRefusal ? error : new ImportRefusal('brokenArchive', {}, error);
  }
  return files;
}

async function openArchive(bytes: Uint8Array): Promise<yauzl.ZipFile> {
  try {
    // Names are decoded and checked by safeName, so that an invalid one gets its own code.
    return await yauzl.fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), {
      lazyEntries: true,
      decodeStrings: false,
    });
  } catch (error) {
    const startsLikeZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
    throw new ImportRefusal(startsLikeZip ? 'brokenArchive' : 'notAZip', {}, error);
  }
}

/** The base name in lower case, null for folders and the resource forks of macOS; refuses what no export contains. */
function safeName(entry: yauzl.Entry): string | null {
  const path = yauzl.getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, false);
  const isLink = ((entry.externalFileAttributes >>> 16) & 0xf000) === 0xa000;
  if (isLink || yauzl.validateFileName(path) !== null || path.includes('\0')) throw new ImportRefusal('unsafePath');
  if (entry.isEncrypted()) throw new ImportRefusal('encrypted');
  const folders = path.toLowerCase().split('/');
  const name = folders.pop() ?? '';
  return name === '' || name.startsWith('._') || folders.includes('__macosx') ? null : name;
}

async function inflate(archive: yauzl.ZipFile, entry: yauzl.Entry, limit: number): Promise<Uint8Array> {
  if (entry.uncompressedSize > limit) throw new ImportRefusal('tooLarge', { limit });
  const stream = await archive.openReadStreamPromise(entry);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > limit) throw new ImportRefusal('tooLarge', { limit });
    chunks.push(chunk);
  }
  const content = Buffer.concat(chunks, size);
  if (crc32(content) !== entry.crc32) throw new ImportRefusal('brokenArchive');
  return content;
}
