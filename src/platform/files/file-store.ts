import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';

export interface FileToStore {
  bytes: Readable | Uint8Array;
  mediaType: string;
  sizeBytes: number;
}

/** Where file contents are stored: a folder or an S3-compatible storage. The list of files is in `stored_files`. */
export interface FileStore {
  put(key: string, file: FileToStore): Promise<void>;
  /** Null when there is no such file. */
  get(key: string): Promise<Readable | null>;
  /** Removing a missing file succeeds. */
  remove(key: string): Promise<void>;
}

const KEY_BYTES = 16;
const keyPattern = /^[\w-]{22}$/;

/** An unguessable name: 128 bits. */
export function newFileKey(): string {
  return randomBytes(KEY_BYTES).toString('base64url');
}

export function isFileKey(text: string): boolean {
  return keyPattern.test(text);
}
