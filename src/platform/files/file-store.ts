import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';

export interface FileToStore {
  bytes: Readable | Uint8Array;
  mediaType: string;
  sizeBytes: number;
}

/** Where the bytes of files are: a folder or an S3-compatible storage. Which files there are stands in `stored_files`. */
export interface FileStore {
  put(key: string, file: FileToStore): Promise<void>;
  /** Null when there is no such file. */
  get(key: string): Promise<Readable | null>;
  /** A file that is not there is as good as removed. */
  remove(key: string): Promise<void>;
}

const KEY_BYTES = 16;
const keyPattern = /^[\w-]{22}$/;

/** A name that nobody can guess: 128 bits. */
export function newFileKey(): string {
  return randomBytes(KEY_BYTES).toString('base64url');
}

export function isFileKey(text: string): boolean {
  return keyPattern.test(text);
}
