import { open } from 'node:fs/promises';
import type { Upload } from '#platform/contract/operation.ts';
import { PROBE_BYTES } from '#platform/contract/file-types.ts';

/** The first bytes of an upload, which tell its type. */
export async function readHead({ path }: Upload): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(PROBE_BYTES), 0, PROBE_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
