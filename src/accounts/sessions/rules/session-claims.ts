import type { SignUpJourney } from '#accounts/rules/sign-up-journey.ts';
import type { NavigationStage } from '#accounts/rules/stages.ts';
import type { Role } from '#platform/access/access.ts';
import type { Permission } from '#platform/access/permissions.ts';
import type { Language } from '#platform/i18n/language.ts';

/** The server's claims about the caller; no part is ever taken from what a client posts. */
export interface SessionClaims {
  userId: string;
  displayName: string;
  email: string;
  photo: string | null;
  language: Language;
  userRole: Role;
  navigationStage: NavigationStage;
  userIsAvailable: boolean;
  /** Shown under the name in the header: the company of an owner, the profession of a member. */
  headerSubtitle: string;
  email_verified: boolean;
  /** The company space of the request. */
  workspaceId: string | null;
  isWorkspaceOwner: boolean;
  /** For a colleague, what the owner granted; for the owner, everything. */
  permissions: Permission[];
  /** Pages closed by missing permissions (`WorkspaceForbiddens`). */
  forbiddens: string[];
  /** The owner of the space, when it is not the caller's own. */
  spaceOf: string | null;
  /** The colleague whose view the owner has taken; it is read-only meanwhile. */
  viewingAs: { userId: string; name: string } | null;
  matchmakingTrial: boolean;
  assessmentOwner: boolean;
  assessmentUser: boolean;
  authTime: string;
  /** Signed up but not fully registered. */
  isNewAccount: boolean;
  hasProjects: boolean;
  /** A professional who works in a project now. */
  worksInProject: boolean;
  signUpJourney: SignUpJourney;
  campaign: string | null;
  /** Whether the person accepted the current terms. */
  acceptedTerms: boolean;
}
