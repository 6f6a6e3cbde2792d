import { accountsContract } from '#accounts/contract.ts';
import { keepLanguage } from '#accounts/server/keep-language.ts';
import { logIn } from '#accounts/server/log-in.ts';
import { logOut } from '#accounts/server/log-out.ts';
import { ownClaims, readSession } from '#accounts/server/read-session.ts';
import { readToken } from '#accounts/server/queries.ts';
import { implement } from '#platform/http/implement.ts';

export const accountsOperations = implement(accountsContract, {
  'GET /session': ({ context }) => readSession(context),
  'POST /auth/login': ({ context, body }) => logIn(context, body),
  'POST /auth/logout': ({ context }) => logOut(context),
  'PUT /session/language': ({ context, body }) => keepLanguage(context, body.language),
  'POST /auth': async ({ context }) => ({
    session: await ownClaims(context),
    token: await readToken(context.database, context.session.sessionId),
  }),
});
