import { DEMO_PASSWORD, demoSignIns } from '#accounts/rules/demo-sign-ins.ts';
import { refreshAfterSeconds } from '#accounts/sessions/rules/token-life.ts';
import { findPerson, readTokenTime } from '#accounts/server/queries.ts';
import { readClaims } from '#accounts/sessions/server/read-claims.ts';
import { rebuildStage } from '#accounts/sessions/server/rebuild-stage.ts';
import { shownToken } from '#accounts/sessions/server/session-token.ts';
import { describePendingSignUp } from '#accounts/social/server/pending-sign-up.ts';
import type { Context, SignedInContext } from '#platform/http/request-context.ts';

/** The caller, for the browser: the claims, or null; in demo mode also the people to sign in as. */
export async function readSession(context: Context) {
  const { demo, settings } = context;
  return {
    session: context.session ? await ownClaims(context as SignedInContext) : null,
    demo: demo !== null,
    demoSignIns:
      demo?.isPlanted() && !context.session ? demoSignIns.map((one) => ({ ...one, password: DEMO_PASSWORD })) : [],
    providers: settings.oidc ? [{ name: settings.oidc.name }] : [],
    pendingSocial: context.session ? null : await describePendingSignUp(context),
  };
}

/** The current claims, and the token of the request. */
export async function reopenSession(context: SignedInContext) {
  const issuedAt = await readTokenTime(context.database, context.session.sessionId);
  return {
    session: await ownClaims(context),
    token: shownToken(context) ?? '',
    refreshAfterSeconds: refreshAfterSeconds(issuedAt, context.now),
  };
}

/** An invalid stage is rebuilt here: the page guards would lead nowhere with it. */
async function ownClaims(context: SignedInContext) {
  const person = await findPerson(context.database, context.session.userId);
  return readClaims(context, await rebuildStage(context, person!), context.session.authTime, context.workspace);
}
