import { z } from 'zod';

/** A file instead of JSON. */
export interface FileAnswer {
  /** Node.js' stream of bytes; declared structurally, because browser code imports this file too. */
  stream: AsyncIterable<unknown>;
  mediaType: string;
  sizeBytes: number;
  /** Saved under this name instead of shown. */
  downloadName?: string;
  /** Set when everybody gets the same file and it never changes, so that caches may store it for long. */
  maximumAgeSeconds?: number;
  /** What these bytes are known by: browsers keep them, and ask each time whether the caller may still have them. */
  revision?: string;
}

/** The `output` of an operation that answers a file. */
export const fileAnswer = z.custom<FileAnswer>();
