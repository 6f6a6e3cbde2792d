import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Folders of files that are being made; what a killed process left behind is found by it. */
export const WRITING_FOLDER = 'ponte-report-';

/** A file that a call makes and answers: written, opened and unnamed before its bytes are read, so that nothing of it stays behind. */
export async function openWritten(write: (path: string) => Promise<unknown>) {
  const folder = await mkdtemp(join(tmpdir(), WRITING_FOLDER));
  try {
    const path = join(folder, 'report');
    await write(path);
    const file = await open(path);
    const { size } = await file.stat();
    return { stream: file.createReadStream(), sizeBytes: size };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
