import type { ProfileRow } from '#profiles/server/queries.ts';
import type { profileImports } from '#profiles/server/tables.ts';
import { isRegistered } from '#profiles/rules/next-stage.ts';
import type { Profile } from '#profiles/rules/profile.ts';

type ImportRow = typeof profileImports.$inferSelect;

/** What members may do with their own profile; nobody else's is ever asked for here. */
export function profileAbilities(profile: Profile) {
  return { edit: true, finish: isRegistered(profile) };
}

/** A proposal is applied once; it is undone once, and only while nothing else changed the profile. */
export function importAbilities({ state, appliedVersion }: ImportRow, { version }: Pick<ProfileRow, 'version'>) {
  return { apply: state === 'proposed', undo: state === 'applied' && appliedVersion === version };
}
