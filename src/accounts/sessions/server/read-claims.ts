import type { SessionClaims } from '#accounts/sessions/rules/session-claims.ts';
import { firstStage } from '#accounts/rules/stages.ts';
import { TERMS_VERSION } from '#accounts/rules/terms-version.ts';
import type { Person } from '#accounts/server/queries.ts';
import type { Context, WorkspaceAccess } from '#platform/http/request-context.ts';

/** The claims of a person, read from the database alone; what belongs to other capabilities is requested from the application. */
export async function readClaims(
  context: Context,
  person: Person,
  authTime: Date,
  workspace: WorkspaceAccess | null,
): Promise<SessionClaims> {
  const { level: _, ...more } = await context.ports.readFurtherClaims(context.database, person, workspace);
  const registers = person.role === 'squadMember' || person.role === 'squadOwner';
  const isNewAccount = registers && person.navigationStage === firstStage(person.role);
  const isGuest = more.spaceOf !== null;
  return {
    userId: person.id,
    displayName: person.name,
    email: person.email,
    photo: person.image,
    language: person.language,
    userRole: person.role,
    // A colleague in another's space does not register there; the own company waits until they return to it.
    navigationStage: isGuest && isNewAccount ? 'squadOwner-profile' : person.navigationStage,
    email_verified: person.emailVerified,
    matchmakingTrial: person.matchmakingTrial,
    assessmentOwner: person.assessmentOwner,
    assessmentUser: person.assessmentUser,
    authTime: authTime.toISOString(),
    isNewAccount: isNewAccount && !isGuest,
    signUpJourney: person.signUpJourney,
    campaign: person.campaign,
    acceptedTerms: person.acceptedTermsVersion === TERMS_VERSION,
    ...more,
  };
}
