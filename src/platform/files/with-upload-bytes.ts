import { readFile } from 'node:fs/promises';
import type { Upload } from '#platform/contract/operation.ts';

/** So many uploads are in memory at once; more wait in their files. */
const MOST_AT_ONCE = 4;

let running = 0;
const waiting: (() => void)[] = [];

/** For the few kinds of file that must be read as a whole (pictures, exports of profiles): the bytes, as long as `work` takes. */
export async function withUploadBytes<Result>(
  upload: Upload,
  work: (bytes: Uint8Array) => Promise<Result>,
): Promise<Result> {
  if (running >= MOST_AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work(await readFile(upload.path));
  } finally {
    // The next one takes over the place.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
