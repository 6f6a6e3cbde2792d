import { accountsContract } from '#accounts/contract.ts';
import { keepLanguage } from '#accounts/server/keep-language.ts';
import { logIn } from '#accounts/server/log-in.ts';
import { logOut } from '#accounts/server/log-out.ts';
import { ownClaims, readSession } from '#accounts/server/read-session.ts';
import { readToken } from '#accounts/server/queries.ts';
import { listMails, readMail } from '#accounts/server/mailbox.ts';
import { readUser } from '#accounts/server/read-user.ts';
import { readResetCode, resetPassword, sendPasswordReset } from '#accounts/server/reset-password.ts';
import { sendVerification } from '#accounts/server/send-verification.ts';
import { signUp } from '#accounts/server/sign-up.ts';
import { verifyEmail } from '#accounts/server/verify-email.ts';
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
  'POST /users/create': ({ context, body }) => signUp(context, body),
  'GET /users': ({ context, query }) => readUser(context, query.userId),
  'POST /auth/email-action': ({ context, body }) => verifyEmail(context, body.oobCode),
  'POST /auth/send-verification': ({ context }) => sendVerification(context),
  'POST /auth/send-password-reset': ({ context, body }) => sendPasswordReset(context, body.email),
  'POST /auth/read-reset-code': ({ context, body }) => readResetCode(context, body.oobCode),
  'POST /auth/reset-password': ({ context, body }) => resetPassword(context, body),
  'GET /mailbox': ({ context, query }) => listMails(context, query),
  'GET /mailbox/{id}': ({ context, params }) => readMail(context, params.id),
});
