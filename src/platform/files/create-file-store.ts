import { join } from 'node:path';
import { guardFileStore } from '#platform/files/guard-file-store.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { createFolderStore } from '#platform/files/folder-store.ts';
import { reportOutages } from '#platform/files/outage-store.ts';
import { createS3Store, readS3Url } from '#platform/files/s3-store.ts';

/** The configured store: a bucket, otherwise a folder beside the other data. */
export function createFileStore(config: { filesUrl: string | undefined; dataDirectory: string }): FileStore {
  const store = config.filesUrl
    ? createS3Store(readS3Url(config.filesUrl))
    : createFolderStore(join(config.dataDirectory, 'files'));
  return guardFileStore(reportOutages(store));
}
