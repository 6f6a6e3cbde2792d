import type { ProfileRow } from '#profiles/server/queries.ts';
import type { profileImports } from '#profiles/server/tables.ts';
import { isRegistered } from '#profiles/rules/next-stage.ts';
import type { Profile } from '#profiles/rules/profile.ts';

type ImportRow = typeof profileImports.$inferSelect;

/** What members may do with their own profile; it is never used for somebody else's. */
export function profileAbilities(profile: Profile) {
  return { edit: true, finish: isRegistered(profile) };
}

/** A proposal can be applied once, and undone once while nothing else has changed the profile. */
export function importAbilities({ state, appliedVersion }: ImportRow, { version }: Pick<ProfileRow, 'version'>) {
  return { apply: state === 'proposed', undo: state === 'applied' && appliedVersion === version };
}
