import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { photoKeyOf } from '#accounts/photo/rules/photo-address.ts';
import { PHOTO_KIND } from '#accounts/photo/server/save-photo.ts';
import type { Person } from '#accounts/server/queries.ts';
import { readmeOf } from '#own-data/server/readme.ts';
import { clock } from '#platform/calendar/clock.ts';
import type { ExportArea } from '#platform/capability/own-data.ts';
import type { Database } from '#platform/db/connection.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { openFile } from '#platform/files/stored-files.ts';

interface Tools {
  database: Database;
  files: FileStore;
  /** Its contents, one file each. */
  areas: readonly ExportArea[];
  /** Receives the progress in percent; returning `false` stops the work. */
  report: (progress: number) => Promise<boolean>;
}

/** Writes everything stored about a person into a ZIP archive at `path`. Returns false when it was stopped. */
export async function writeArchive(
  path: string,
  person: Person,
  { database, files, areas, report }: Tools,
): Promise<boolean> {
  const archive = new ZipFile();
  const written = pipeline(archive.outputStream as Readable, createWriteStream(path, { mode: 0o600 }));
  // Awaited below; stopping before that must not leave an unhandled rejection.
  written.catch(() => {});
  const options = { mtime: clock.now() };
  archive.addBuffer(Buffer.from(readmeOf(person, areas)), 'README.txt', options);
  for (const [index, { name, collect, files: listFiles }] of areas.entries()) {
    const content = JSON.stringify(await collect(database, person), null, 2);
    archive.addBuffer(Buffer.from(content), `${name}.json`, options);
    for (const file of (await listFiles?.(database, person)) ?? []) {
      const stored = await openFile(database, files, file);
      if (stored) archive.addBuffer(await buffer(stored.stream), `files/${file.name}`, { ...options, compress: false });
    }
    if (await report(Math.round(((index + 1) / (areas.length + 1)) * 100))) continue;
    archive.end();
    await written;
    return false;
  }
  const key = photoKeyOf(person.image);
  const photo = key && (await openFile(database, files, { key, kind: PHOTO_KIND }));
  if (photo) archive.addBuffer(await buffer(photo.stream), 'files/photo.webp', { ...options, compress: false });
  archive.end();
  await written;
  return true;
}
