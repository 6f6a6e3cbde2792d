import { platformErrors } from '#platform/errors/platform-errors.ts';
import { openFile } from '#platform/files/stored-files.ts';
import { recordHappening } from '#platform/happenings/record-happening.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { translate } from '#platform/i18n/translate.ts';
import { walletErrors } from '#wallet/errors.ts';
import { walletHappenings } from '#wallet/happenings.ts';
import { requireRightsIn } from '#workspaces/server/list-workspace-access.ts';
import { type FileOfCompany, filesOfWallets, findOwnFile, presentFile } from './file-queries.ts';
import { WALLET_FILE_KIND } from './make-file.ts';

async function requireOwn({ database, session }: SignedInContext, id: string): Promise<FileOfCompany> {
  const own = await findOwnFile(database, session.userId, id);
  if (!own) throw platformErrors.notFound();
  return own;
}

export async function readFile(context: SignedInContext, id: string) {
  return presentFile(await requireOwn(context, id), context.now);
}

/** One that is cancelled stays so; one that is made cannot be cancelled. */
export async function cancelFile(context: SignedInContext, id: string) {
  const { database, session, now } = context;
  const own = await requireOwn(context, id);
  const { workspaceId, company } = own;
  return database.transaction(async (transaction) => {
    const change = { state: 'cancelled', finishedAt: now } as const;
    const cancelled = await filesOfWallets.changeUnfinished(transaction, id, change);
    if (!cancelled && own.state !== 'cancelled') throw walletErrors.fileFinished();
    if (cancelled)
      await recordHappening(transaction, {
        ...{ name: walletHappenings.fileCancelled, workspaceId, actorId: session.userId },
        ids: {},
      });
    return presentFile({ ...(cancelled ?? own), company }, now);
  });
}

/** The bytes, as long as whoever asked for them may still see the company’s payments. */
export async function downloadFile(context: SignedInContext, id: string) {
  const { database, files, session } = context;
  const { fileKey, workspaceId, view, format, language } = await requireOwn(context, id);
  if (session.role === 'squadOwner')
    await requireRightsIn(database, session.userId, { workspaceId, permissions: ['accessPayments'] });
  const file = fileKey && (await openFile(database, files, { key: fileKey, kind: WALLET_FILE_KIND }));
  if (!file) throw walletErrors.fileGone();
  return { ...file, downloadName: `${translate(language, `wallet/statements:fileName.${view}`)}.${format}` };
}
