import { DEMO_PASSWORD, demoSignIns } from '#accounts/rules/demo-sign-ins.ts';
import { findPerson } from '#accounts/server/queries.ts';
import { readClaims } from '#accounts/server/read-claims.ts';
import type { Context, SignedInContext } from '#platform/http/request-context.ts';

/** Who calls, for the browser: the claims, or null; in demo mode also whom one may sign in as. */
export async function readSession(context: Context) {
  const { demo, config } = context.request.server.product;
  return {
    session: context.session ? await ownClaims(context as SignedInContext) : null,
    demo,
    demoSignIns: demo && !context.session ? demoSignIns.map((one) => ({ ...one, password: DEMO_PASSWORD })) : [],
    providers: config.oidc ? [{ name: config.oidc.name }] : [],
  };
}

/** The claims as they are now. */
export async function ownClaims(context: SignedInContext) {
  const person = await findPerson(context.database, context.session.userId);
  return readClaims(context, person!, context.session.authTime, context.workspace);
}
