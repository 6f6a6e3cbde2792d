import { Readable } from 'node:stream';
import type { FileAnswer } from '#platform/contract/file-answer.ts';

/** Bytes that are in memory, as the file that a call answers. */
export const answerBytes = (bytes: Buffer, mediaType: string, downloadName: string): FileAnswer => ({
  ...{ stream: Readable.from([bytes]), sizeBytes: bytes.length, mediaType, downloadName },
});
