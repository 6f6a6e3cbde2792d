import { platformErrors } from '#platform/errors/platform-errors.ts';
import { newId } from '#platform/db/columns.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { profileErrors } from '#profiles/errors.ts';
import { applyChanges } from '#profiles/imports/rules/apply-changes.ts';
import { importOf, lockProfile, updateImport } from '#profiles/server/queries.ts';
import { saveProfile } from '#profiles/server/save-profile.ts';

/** Applies the accepted changes to the profile and stores the previous one for undo. */
export async function applyImport(
  { database, session, language, now }: SignedInContext,
  { importId, accepted, version }: { importId: string; accepted: readonly string[]; version: number },
) {
  return database.transaction(async (transaction) => {
    const before = await lockProfile(transaction, session.userId);
    const imported = await importOf(transaction, session.userId, importId);
    if (!imported) throw profileErrors.importNotFound();
    if (imported.state !== 'proposed') throw profileErrors.importAlreadyApplied();
    if (before.version !== version) throw platformErrors.staleVersion();
    const content = applyChanges(before.content, imported.difference.changes, accepted, newId);
    const saved = await saveProfile(transaction, { memberId: session.userId, before, content, language });
    await updateImport(transaction, importId, {
      state: 'applied',
      before: before.content,
      appliedVersion: saved.version,
      appliedAt: now,
    });
    return saved;
  });
}
