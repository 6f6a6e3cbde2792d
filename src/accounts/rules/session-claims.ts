import type { NavigationStage } from '#accounts/rules/stages.ts';
import type { Role } from '#platform/access/access.ts';
import type { Language } from '#platform/i18n/language.ts';

/** What the server says of the caller; nothing of it is ever taken from what a client posts. */
export interface SessionClaims {
  userId: string;
  displayName: string;
  email: string;
  photo: string | null;
  language: Language;
  userRole: Role;
  navigationStage: NavigationStage;
  userIsAvailable: boolean;
  /** Under the name in the header: the company of an owner, the profession of a member. */
  headerSubtitle: string;
  email_verified: boolean;
  workspaceId: string | null;
  matchmakingTrial: boolean;
  assessmentOwner: boolean;
  assessmentUser: boolean;
  authTime: string;
  /** Signed up and not through with registering. */
  isNewAccount: boolean;
  hasProjects: boolean;
}
