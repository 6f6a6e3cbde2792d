import type { FastifyRequest } from 'fastify';
import type { SignIn } from '#accounts/server/sign-in.ts';
import type { Role } from '#platform/access/access.ts';
import type { Session } from '#platform/http/request-context.ts';

/** The request's headers as the sign-in library wants them. */
export function headersOf(request: FastifyRequest): Headers {
  const headers = new Headers();
  for (const name of ['cookie', 'authorization', 'user-agent', 'x-forwarded-for']) {
    const value = request.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  return headers;
}

/** Who calls, from the session cookie or the bearer token; null when signed out. Claims come from the database alone. */
export async function findSession(signIn: SignIn, request: FastifyRequest): Promise<Session | null> {
  if (!request.headers.authorization && !request.headers.cookie?.includes('ponte')) return null;
  const found = await signIn.api.getSession({ headers: headersOf(request) });
  if (!found) return null;
  const { user, session } = found;
  return {
    userId: user.id,
    sessionId: session.id,
    role: user.role as Role,
    displayName: user.name,
    email: user.email,
    emailVerified: user.emailVerified,
    navigationStage: user.navigationStage,
    image: user.image ?? null,
    authTime: session.createdAt,
  };
}
