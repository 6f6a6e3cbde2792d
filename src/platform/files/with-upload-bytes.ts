import { readFile } from 'node:fs/promises';
import type { Upload } from '#platform/contract/operation.ts';

/** Maximum number of uploads in memory at once; others wait in their files. */
const MAXIMUM_AT_ONCE = 4;

let running = 0;
const waiting: (() => void)[] = [];

/** Loads the bytes for the duration of `work`, for the few kinds of file that must be read as a whole (pictures, exports of profiles). */
export async function withUploadBytes<Result>(
  upload: Upload,
  work: (bytes: Uint8Array) => Promise<Result>,
): Promise<Result> {
  if (running >= MAXIMUM_AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work(await readFile(upload.path));
  } finally {
    // The slot passes to the next one.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
