import type { Role } from '#platform/access/access.ts';

export const navigationStages = [
  'squadMember-register',
  'squadMember-fill-profile',
  'squadMember-profile',
  'squadOwner-register',
  'squadOwner-profile',
  'project-brief-selection',
  'cms-selection',
  'tests-selection',
] as const;
export type NavigationStage = (typeof navigationStages)[number];

/** The stages that each role passes through; candidates of an assessment can also be at `tests-selection`. */
export const stagesOf: Record<Role, readonly NavigationStage[]> = {
  squadMember: ['squadMember-register', 'squadMember-fill-profile', 'squadMember-profile'],
  squadOwner: ['squadOwner-register', 'squadOwner-profile', 'project-brief-selection'],
  admin: ['cms-selection'],
  recruiter: ['squadOwner-profile'],
};

const firstStages: Record<Role, NavigationStage> = {
  squadMember: 'squadMember-register',
  squadOwner: 'squadOwner-register',
  admin: 'cms-selection',
  recruiter: 'squadOwner-profile',
};

/** The stage after the sign-up. */
export function firstStage(role: Role): NavigationStage {
  return firstStages[role];
}

const ranks: Record<NavigationStage, number> = {
  'squadMember-register': 1,
  'squadMember-fill-profile': 2,
  'tests-selection': 2,
  'squadMember-profile': 3,
  'squadOwner-register': 1,
  'squadOwner-profile': 2,
  'project-brief-selection': 2,
  'cms-selection': 3,
};

/** Rank of a stage; pages require a minimum rank. */
export function stageRank(stage: NavigationStage): number {
  return ranks[stage];
}
