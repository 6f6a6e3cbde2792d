import type { SignUpJourney } from '#accounts/sign-up/rules/sign-up-journey.ts';
import type { NavigationStage } from '#accounts/rules/stages.ts';
import type { Role } from '#platform/access/access.ts';
import type { Permission } from '#platform/access/permissions.ts';
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
  /** The company space that the request speaks for. */
  workspaceId: string | null;
  isWorkspaceOwner: boolean;
  /** Of a colleague, what the owner gave; of the owner, everything. */
  permissions: Permission[];
  /** Pages that the missing rights close (`WorkspaceForbiddens`). */
  forbiddens: string[];
  /** Whose space it is, when it is not the own one. */
  spaceOf: string | null;
  /** The colleague through whose eyes the owner looks; nothing can be changed meanwhile. */
  viewingAs: { userId: string; name: string } | null;
  matchmakingTrial: boolean;
  assessmentOwner: boolean;
  assessmentUser: boolean;
  authTime: string;
  /** Signed up and not through with registering. */
  isNewAccount: boolean;
  hasProjects: boolean;
  signUpJourney: SignUpJourney;
  campaign: string | null;
  /** Whether the person accepted the terms as they stand now. */
  acceptedTerms: boolean;
}
