import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type FileStore, isFileKey } from '#platform/files/file-store.ts';

/** Files in a local folder, spread over subfolders. A file only appears once it is complete. */
export function createFolderStore(folder: string): FileStore {
  const placeOf = (key: string) => {
    if (!isFileKey(key)) throw new Error('That is no key of a file.');
    return { directory: join(folder, key.slice(0, 2)), path: join(folder, key.slice(0, 2), key) };
  };
  return {
    async put(key, { bytes }) {
      const { directory, path } = placeOf(key);
      await mkdir(directory, { recursive: true });
      const unfinished = `${path}.part`;
      try {
        const source = bytes instanceof Uint8Array ? Readable.from([bytes]) : bytes;
        await pipeline(source, createWriteStream(unfinished, { mode: 0o600, flush: true }));
        await rename(unfinished, path);
      } catch (problem) {
        await rm(unfinished, { force: true });
        throw problem;
      }
    },
    async get(key) {
      const { path } = placeOf(key);
      // Opened before the answer starts, so that a missing file shows here and not in the middle of a stream.
      const file = await open(path).catch((problem: NodeJS.ErrnoException) => {
        if (problem.code === 'ENOENT') return null;
        throw problem;
      });
      return file && createReadStream('', { fd: file });
    },
    remove: (key) => rm(placeOf(key).path, { force: true }),
  };
}
