import { createReadStream } from 'node:fs';
import { and, desc, eq, inArray, type SQL } from 'drizzle-orm';
import { users } from '#accounts/server/tables.ts';
import { announceCards, type Announced } from '#applications/server/announce-applications.ts';
import { applications } from '#applications/server/tables.ts';
import type { FileAnswer } from '#platform/contract/file-answer.ts';
import type { Upload } from '#platform/contract/operation.ts';
import type { Database } from '#platform/db/connection.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { retainFile, openFile, releaseFiles, storeFile } from '#platform/files/stored-files.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { pipelineErrors } from '#pipeline/errors.ts';
import { MAXIMUM_FILES } from '#pipeline/files/rules/file-limits.ts';
import { fileNameOf } from '#platform/contract/file-name.ts';
import { fileType } from '#platform/contract/file-types.ts';
import { readHead } from '#platform/files/read-head.ts';
import { findApplication } from '#pipeline/candidates/server/candidate-queries.ts';
import { abilitiesOf, canManage } from '#pipeline/candidates/server/policy.ts';
import { pipelineHappenings } from '#pipeline/happenings.ts';
import { recordHappening } from '#platform/happenings/record-happening.ts';
import { candidateFiles } from './tables.ts';

const KIND = 'candidate';

async function requireCandidate({ database, reach }: SignedInContext, applicationId: string) {
  const application = await findApplication(database, reach, applicationId);
  if (!application) throw platformErrors.notFound();
  return application;
}

function rowsOf(database: Database, applicationId: string, fileId?: string) {
  const ofApplication = eq(candidateFiles.applicationId, applicationId);
  return database
    .select({ file: candidateFiles, addedBy: users.name })
    .from(candidateFiles)
    .leftJoin(users, eq(users.id, candidateFiles.addedBy))
    .where(fileId === undefined ? ofApplication : and(ofApplication, eq(candidateFiles.id, fileId)))
    .orderBy(desc(candidateFiles.createdAt), desc(candidateFiles.id))
    .limit(MAXIMUM_FILES);
}
type Row = Awaited<ReturnType<typeof rowsOf>>[number];

const mayDelete = (context: SignedInContext, { file }: Row) =>
  file.addedBy === context.session.userId || canManage(context);

function present(context: SignedInContext, row: Row) {
  const { id: fileId, name, mediaType, sizeBytes, createdAt } = row.file;
  return {
    fileId,
    name,
    mediaType,
    sizeBytes,
    addedBy: row.addedBy,
    addedAt: createdAt.toISOString(),
    abilities: { delete: mayDelete(context, row) },
  };
}

export async function listFiles(context: SignedInContext, applicationId: string) {
  await requireCandidate(context, applicationId);
  const rows = await rowsOf(context.database, applicationId);
  return { files: rows.map((row) => present(context, row)) };
}

/** Stores the bytes first and marks them as used in one transaction, so that a failure half-way leaves no file behind. */
export async function addFile(context: SignedInContext, applicationId: string, given: string, upload: Upload) {
  const application = await requireCandidate(context, applicationId);
  if (!abilitiesOf(context).comment) throw platformErrors.forbidden();
  const mediaType = fileType(await readHead(upload), given);
  if (mediaType === null) throw pipelineErrors.fileTypeUnknown();
  const name = fileNameOf(given, mediaType);
  const { database, session, files } = context;
  // Before the bytes are kept, so that refused files fill no disk; counted again below.
  await refuseTooMany(database, applicationId);
  const { path, sizeBytes } = upload;
  const bytes = createReadStream(path);
  const fileKey = await storeFile(database, files, { kind: KIND, bytes, mediaType, sizeBytes });
  return database.transaction(async (transaction) => {
    // Locks the application so that concurrent uploads respect the limits.
    await transaction
      .select({ id: applications.id })
      .from(applications)
      .where(eq(applications.id, applicationId))
      .for('no key update');
    await refuseTooMany(transaction, applicationId);
    const [file] = await transaction
      .insert(candidateFiles)
      .values({ applicationId, fileKey, name, mediaType, sizeBytes, addedBy: session.userId })
      .returning();
    await retainFile(transaction, fileKey);
    await settle(transaction, context, 'fileAdded', { application, fileId: file!.id });
    return present(context, { file: file!, addedBy: session.displayName });
  });
}

async function refuseTooMany(database: Database, applicationId: string): Promise<void> {
  const count = await database.$count(candidateFiles, eq(candidateFiles.applicationId, applicationId));
  if (count >= MAXIMUM_FILES) throw pipelineErrors.tooManyFiles({ count: MAXIMUM_FILES });
}

export async function downloadFile(
  context: SignedInContext,
  applicationId: string,
  fileId: string,
): Promise<FileAnswer> {
  await requireCandidate(context, applicationId);
  const [row] = await rowsOf(context.database, applicationId, fileId);
  const { files } = context;
  const opened = row && (await openFile(context.database, files, { key: row.file.fileKey, kind: KIND }));
  if (!row || !opened) throw platformErrors.notFound();
  return { ...opened, downloadName: fileNameOf(row.file.name, opened.mediaType) };
}

export async function deleteFile(context: SignedInContext, applicationId: string, fileId: string): Promise<void> {
  const application = await requireCandidate(context, applicationId);
  await context.database.transaction(async (transaction) => {
    const [row] = await rowsOf(transaction, applicationId, fileId);
    if (!row) throw platformErrors.notFound();
    if (!mayDelete(context, row)) throw platformErrors.forbidden();
    await eraseFiles(transaction, eq(candidateFiles.id, fileId));
    await settle(transaction, context, 'fileDeleted', { application, fileId });
  });
}

async function settle(
  transaction: Database,
  { session }: SignedInContext,
  name: 'fileAdded' | 'fileDeleted',
  { application, fileId }: { application: Announced; fileId: string },
): Promise<void> {
  const { id: applicationId, workspaceId, positionId, memberId } = application;
  const ids = { applicationId, positionId, memberId, fileId };
  await recordHappening(transaction, { name: pipelineHappenings[name], workspaceId, actorId: session.userId, ids });
  await announceCards(transaction, [application]);
}

/** Companies' files about a person are deleted with the account. */
export async function eraseFilesAbout(transaction: Database, memberId: string): Promise<void> {
  const about = transaction
    .select({ id: applications.id })
    .from(applications)
    .where(eq(applications.memberId, memberId));
  await eraseFiles(transaction, inArray(candidateFiles.applicationId, about));
}

async function eraseFiles(transaction: Database, which: SQL): Promise<void> {
  const gone = await transaction.delete(candidateFiles).where(which).returning({ key: candidateFiles.fileKey });
  await releaseFiles(
    transaction,
    gone.map(({ key }) => key),
  );
}
