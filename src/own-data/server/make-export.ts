import { createReadStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, eq, ne } from 'drizzle-orm';
import { findPerson, type Person } from '#accounts/server/queries.ts';
import { ownDataHappenings } from '#own-data/happenings.ts';
import { exportReadyMail } from '#own-data/server/emails.ts';
import { changeUnfinished } from '#own-data/server/queries.ts';
import { EXPORT_KIND } from '#own-data/server/read-export.ts';
import { exportAreasOf } from '#own-data/server/rooms.ts';
import { dataExports } from '#own-data/server/tables.ts';
import { writeArchive } from '#own-data/server/write-archive.ts';
import { clock } from '#platform/calendar/clock.ts';
import { retainFile, releaseFiles, storeFile } from '#platform/files/stored-files.ts';
import { recordHappening } from '#platform/happenings/record-happening.ts';
import type { JobContext } from '#platform/jobs/job-context.ts';
import { queueMail } from '#platform/mail/outbox.ts';

const RETENTION_MS = 7 * 24 * 3600 * 1000;

/** Creates the archive of one export and notifies the person by mail. An export cancelled meanwhile leaves nothing behind. */
export async function createExport(exportId: string, context: JobContext): Promise<void> {
  const { database, files, ports } = context;
  const areas = exportAreasOf(ports.rooms);
  const running = await changeUnfinished(database, exportId, { state: 'running', progress: 0 });
  const person = running && (await findPerson(database, running.userId));
  if (!person) return;
  const directory = await mkdtemp(join(tmpdir(), 'ponte-export-'));
  try {
    const path = join(directory, 'data.zip');
    const report = async (progress: number) => (await changeUnfinished(database, exportId, { progress })) !== null;
    if (!(await writeArchive(path, person, { database, files, areas, report }))) return;
    const { size } = await stat(path);
    const file = { kind: EXPORT_KIND, mediaType: 'application/zip', bytes: createReadStream(path), sizeBytes: size };
    await finish(context, { exportId, person, fileKey: await storeFile(database, files, file), sizeBytes: size });
  } catch (problem) {
    if (context.lastTry) await changeUnfinished(database, exportId, { state: 'failed', finishedAt: clock.now() });
    throw problem;
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

interface Finished {
  exportId: string;
  person: Person;
  fileKey: string;
  sizeBytes: number;
}

/** Stores the new export, releases older ones and queues the mail in one transaction. */
async function finish({ database }: JobContext, { exportId, person, fileKey, sizeBytes }: Finished) {
  await database.transaction(async (transaction) => {
    const now = clock.now();
    const expiresAt = new Date(now.getTime() + RETENTION_MS);
    const values = { state: 'done' as const, progress: 100, fileKey, sizeBytes, finishedAt: now, expiresAt };
    if (!(await changeUnfinished(transaction, exportId, values))) return releaseFiles(transaction, [fileKey]);
    const older = await transaction
      .update(dataExports)
      .set({ state: 'expired' })
      .where(and(eq(dataExports.userId, person.id), eq(dataExports.state, 'done'), ne(dataExports.id, exportId)))
      .returning({ fileKey: dataExports.fileKey });
    await releaseFiles(
      transaction,
      older.flatMap((one) => one.fileKey ?? []),
    );
    await retainFile(transaction, fileKey, expiresAt);
    const happened = { name: ownDataHappenings.copyReady, workspaceId: null, actorId: person.id };
    await recordHappening(transaction, { ...happened, ids: { userId: person.id } });
    await queueMail(transaction, ownDataHappenings.copyReady, exportReadyMail(person));
  });
}
