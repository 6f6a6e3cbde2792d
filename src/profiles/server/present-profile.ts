import type { NavigationStage } from '#accounts/rules/stages.ts';
import { missingForApplication } from '#profiles/rules/application-readiness.ts';
import { scoreProfile } from '#profiles/rules/profile-score.ts';
import { importAbilities, profileAbilities } from '#profiles/server/policy.ts';
import type { ImportRow, ProfileRow } from '#profiles/server/queries.ts';

export function presentProfile({ content, version }: ProfileRow, navigationStage: NavigationStage) {
  return {
    profile: content,
    version,
    score: scoreProfile(content),
    missing: missingForApplication(content),
    navigationStage,
    abilities: profileAbilities(content),
  };
}

export function presentImport(imported: ImportRow, profile: Pick<ProfileRow, 'version'>) {
  const { id, source, state, warnings, createdAt, appliedAt, difference } = imported;
  return {
    id,
    source,
    state,
    ...difference,
    warnings,
    version: profile.version,
    createdAt: createdAt.toISOString(),
    appliedAt: appliedAt?.toISOString() ?? null,
    abilities: importAbilities(imported, profile),
  };
}
