import { ownDataErrors } from '#own-data/errors.ts';
import { presentExport } from '#own-data/server/present-export.ts';
import { changeUnfinished, findExport, findLatestExport } from '#own-data/server/queries.ts';
import { openFile } from '#platform/files/stored-files.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { ownDataHappenings } from '#own-data/happenings.ts';
import { recordOfAccount } from '#accounts/server/record-of-account.ts';

export const EXPORT_KIND = 'data-export';

export async function readLatestExport({ database, session, now }: SignedInContext) {
  const latest = await findLatestExport(database, session.userId);
  return { export: latest && presentExport(latest, now) };
}

/** Cancels an export; one that is cancelled stays so, one that is ready cannot be cancelled. */
export async function cancelExport({ database, session, now }: SignedInContext, id: string) {
  const own = await findExport(database, session.userId, id);
  if (!own) throw platformErrors.notFound();
  const { userId } = session;
  return database.transaction(async (transaction) => {
    const cancelled = await changeUnfinished(transaction, id, { state: 'cancelled', finishedAt: now });
    if (!cancelled && own.state !== 'cancelled') throw ownDataErrors.exportFinished();
    if (cancelled) await recordOfAccount(transaction, ownDataHappenings.copyCancelled, userId, userId);
    return presentExport(cancelled ?? own, now);
  });
}

export async function downloadExport(context: SignedInContext, id: string) {
  const { database, session } = context;
  const own = await findExport(database, session.userId, id);
  if (!own) throw platformErrors.notFound();
  const { files } = context;
  const file = own.fileKey && (await openFile(database, files, { key: own.fileKey, kind: EXPORT_KIND }));
  if (!file) throw ownDataErrors.exportGone();
  return { ...file, downloadName: `ponte-${own.createdAt.toISOString().slice(0, 10)}.zip` };
}
