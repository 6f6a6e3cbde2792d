import type { SessionClaims } from '#accounts/rules/session-claims.ts';
import { firstStage } from '#accounts/rules/stages.ts';
import type { Person } from '#accounts/server/queries.ts';
import type { Context } from '#platform/http/request-context.ts';

/** The claims of a person, from the database alone; what belongs to other capabilities is asked of the application. */
export async function readClaims(
  context: Context,
  person: Person,
  authTime: Date,
  workspaceId: string | null,
): Promise<SessionClaims> {
  const more = await context.request.server.product.readFurtherClaims(context.database, person, workspaceId);
  const registers = person.role === 'squadMember' || person.role === 'squadOwner';
  return {
    userId: person.id,
    displayName: person.name,
    email: person.email,
    photo: person.image,
    language: person.language,
    userRole: person.role,
    navigationStage: person.navigationStage,
    email_verified: person.emailVerified,
    matchmakingTrial: false,
    assessmentOwner: false,
    assessmentUser: false,
    authTime: authTime.toISOString(),
    isNewAccount: registers && person.navigationStage === firstStage(person.role),
    ...more,
  };
}
