import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Upload } from '#platform/contract/operation.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';

/** Longer than any upload takes. */
const OLD_MS = 3_600_000;

/** Streams a body into a file of its own, so that its size does not cost memory. The body limits itself. */
export async function spoolUpload(folder: string, body: unknown, mediaType: string): Promise<Upload> {
  if (!(body instanceof Readable)) throw platformErrors.unsupportedMediaType();
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, randomUUID());
  const file = createWriteStream(path, { mode: 0o600 });
  const made = createHash('sha256');
  try {
    await pipeline(
      body,
      async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          made.update(chunk);
          yield chunk;
        }
      },
      file,
    );
  } catch (problem) {
    await rm(path, { force: true });
    throw problem;
  }
  return { path, sizeBytes: file.bytesWritten, digest: made.digest('base64url'), mediaType };
}

export async function removeUpload({ path }: Upload): Promise<void> {
  await rm(path, { force: true });
}

/** Removes what a killed process left behind. */
export async function clearUploads(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (found && Date.now() - found.mtimeMs > OLD_MS) await rm(path, { force: true });
  }
}
