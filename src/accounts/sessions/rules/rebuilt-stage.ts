import { type NavigationStage, stagesOf } from '#accounts/rules/stages.ts';
import type { Role } from '#platform/access/access.ts';

export interface StageFacts {
  role: Role;
  stage: NavigationStage;
  assessmentUser: boolean;
  /** Facts of a member's profile. */
  hasJobTitle: boolean;
  hasLevel: boolean;
}

/** Whether a stage is valid for this person at all. */
export function isOwnStage({ role, stage, assessmentUser }: Omit<StageFacts, 'hasJobTitle' | 'hasLevel'>): boolean {
  if (stage === 'tests-selection') return role === 'squadMember' && assessmentUser;
  return stagesOf[role].includes(stage);
}

/** The current stage: the stored one, or, where that is not valid for this person, the one derived from the records on the server (SES-04). */
export function rebuiltStage(facts: StageFacts): NavigationStage {
  if (isOwnStage(facts)) return facts.stage;
  if (facts.role === 'admin') return 'cms-selection';
  if (facts.role !== 'squadMember') return 'squadOwner-profile';
  if (facts.assessmentUser) return 'tests-selection';
  return facts.hasJobTitle && facts.hasLevel ? 'squadMember-profile' : 'squadMember-register';
}
