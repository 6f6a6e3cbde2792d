import { z } from 'zod';

/** A file instead of JSON. */
export interface FileAnswer {
  /** Node.js' stream of bytes; not named as such here, where the browser reads along. */
  stream: AsyncIterable<unknown>;
  mediaType: string;
  sizeBytes: number;
  /** Saved under this name instead of shown. */
  downloadName?: string;
  /** For everybody and never changing: caches may keep it that long. */
  maximumAgeSeconds?: number;
}

/** The `output` of an operation that answers a file. */
export const fileAnswer = z.custom<FileAnswer>();
