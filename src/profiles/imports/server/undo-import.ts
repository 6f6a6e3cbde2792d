import type { SignedInContext } from '#platform/http/request-context.ts';
import { profileErrors } from '#profiles/errors.ts';
import { importOf, lockProfile, updateImport } from '#profiles/server/queries.ts';
import { importAbilities } from '#profiles/server/policy.ts';
import { saveProfile } from '#profiles/server/save-profile.ts';

/**
 * Restores exactly the profile before the import; refused once anything else has changed it, because that would be lost. The name is the
 * account's, which may have changed meanwhile without changing the profile: only the one that the import gave is taken back.
 */
export async function undoImport({ database, session, language, now }: SignedInContext, importId: string) {
  return database.transaction(async (transaction) => {
    const current = await lockProfile(transaction, session.userId);
    const imported = await importOf(transaction, session.userId, importId);
    if (!imported) throw profileErrors.importNotFound();
    if (imported.state !== 'applied' || !imported.before) throw profileErrors.importNotApplied();
    if (!importAbilities(imported, current).undo) throw profileErrors.profileChangedSince();
    const given = imported.difference.changes.find(({ path }) => path === 'displayName')?.after;
    const { displayName } = current.content.displayName === given ? imported.before : current.content;
    await updateImport(transaction, importId, { state: 'undone', undoneAt: now });
    return saveProfile(transaction, {
      memberId: session.userId,
      before: current,
      content: { ...imported.before, displayName },
      language,
    });
  });
}
