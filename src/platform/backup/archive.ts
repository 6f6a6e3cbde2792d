import { createReadStream, type ReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress, createZstdDecompress } from 'node:zlib';
import { type Entry, extract, pack, type Pack } from 'tar-stream';
import type { BackupEntry } from './base-backup.ts';
import { openStream, type Seal, sealStream } from './seal.ts';

/** Writes all entries into one sealed stream as they arrive. `count` receives the number of bytes read. */
export async function writeArchive(
  entries: AsyncIterable<BackupEntry>,
  { seal, target, count }: { seal: Seal; target: Writable; count: (bytes: number) => void },
): Promise<void> {
  const archive = pack();
  const flowing = pipeline(archive, createZstdCompress(), sealStream(seal), target);
  const adding = (async () => {
    for await (const entry of entries) await addEntry(archive, entry, count);
    archive.finalize();
  })();
  await Promise.all([flowing, adding.catch((problem: Error) => Promise.reject((archive.destroy(problem), problem)))]);
}

async function addEntry(archive: Pack, entry: BackupEntry, count: (bytes: number) => void): Promise<void> {
  if ('directory' in entry) return addBytes(archive, { name: entry.name, type: 'directory' }, Buffer.alloc(0));
  if ('bytes' in entry) return addBytes(archive, { name: entry.name }, entry.bytes);
  const handle = await open(entry.path).catch((problem: NodeJS.ErrnoException) => {
    if (problem.code === 'ENOENT') return null; // removed since its folder was read
    throw problem;
  });
  if (!handle) return;
  try {
    const { size } = await handle.stat();
    await pipeline(Readable.from(exactly(handle, size, count)), archive.entry({ name: entry.name, size }));
  } finally {
    await handle.close();
  }
}

function addBytes(archive: Pack, header: { name: string; type?: 'directory' }, bytes: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    archive.entry(header, bytes, (problem) => (problem ? reject(problem) : resolve()));
  });
}

/** Exactly as many bytes as were announced, although the file may grow or shrink meanwhile: the WAL repairs the difference. */
async function* exactly(handle: FileHandle, size: number, count: (bytes: number) => void): AsyncGenerator<Buffer> {
  for (let left = size; left > 0;) {
    const { buffer, bytesRead } = await handle.read(Buffer.allocUnsafe(Math.min(left, 256 * 1024)));
    const bytes = bytesRead > 0 ? buffer.subarray(0, bytesRead) : Buffer.alloc(Math.min(left, 256 * 1024));
    left -= bytes.length;
    count(bytes.length);
    yield bytes;
  }
}

/**
 * Every entry of a sealed file in order; each must be read or drained before the next one. Throws if the file is incomplete, at its end at
 * the latest.
 */
export async function* readArchive(file: string, seal: Seal, count: (bytes: number) => void): AsyncGenerator<Entry> {
  const source: ReadStream = createReadStream(file, { start: seal.head.length });
  source.on('data', (data) => count(data.length));
  const archive = extract();
  const flowing = pipeline(source, openStream(seal), createZstdDecompress(), archive);
  flowing.catch(() => undefined); // reported by the loop below or by the last line
  for await (const entry of archive) yield entry;
  await flowing;
}
