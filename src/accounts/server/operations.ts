import { accountsContract } from '#accounts/contract.ts';
import { acceptTerms } from '#accounts/terms/server/accept-terms.ts';
import { createStaff } from '#accounts/sign-up/server/create-staff.ts';
import { saveLanguage } from '#accounts/server/save-language.ts';
import { saveTimeZone } from '#accounts/time-zone/server/save-time-zone.ts';
import { logIn } from '#accounts/sign-in/server/log-in.ts';
import { logOut } from '#accounts/sign-in/server/log-out.ts';
import { readSession, reopenSession } from '#accounts/server/read-session.ts';
import { listMails, readMail } from '#accounts/mailed-codes/server/mailbox.ts';
import { removePhoto, savePhoto } from '#accounts/photo/server/save-photo.ts';
import { servePhoto } from '#accounts/photo/server/serve-photo.ts';
import { readUser } from '#accounts/server/read-user.ts';
import { readResetCode, resetPassword, sendPasswordReset } from '#accounts/mailed-codes/server/reset-password.ts';
import { securityHandlers } from '#accounts/server/security-operations.ts';
import { sendVerification } from '#accounts/mailed-codes/server/send-verification.ts';
import { completeSocialSignUp } from '#accounts/social/server/complete-sign-up.ts';
import { cancelSocialSignUp } from '#accounts/social/server/pending-sign-up.ts';
import { handleCallback } from '#accounts/social/server/handle-callback.ts';
import { startSocialSignIn } from '#accounts/social/server/start-social-sign-in.ts';
import { signUp } from '#accounts/sign-up/server/sign-up.ts';
import { changeEmail } from '#accounts/security/server/change-email.ts';
import { verifyEmail } from '#accounts/mailed-codes/server/verify-email.ts';
import { implement } from '#platform/http/implement.ts';

export const accountsOperations = implement(accountsContract, {
  ...securityHandlers,
  'GET /session': ({ context }) => readSession(context),
  'POST /auth/login': ({ context, body }) => logIn(context, body),
  'POST /auth/logout': ({ context }) => logOut(context),
  'PUT /session/language': ({ context, body }) => saveLanguage(context, body.language),
  'PUT /session/timeZone': ({ context, body }) => saveTimeZone(context, body.timeZone),
  'POST /auth': ({ context }) => reopenSession(context),
  'POST /users/create': ({ context, body }) => signUp(context, body),
  'POST /users/createAdmin': ({ context, body }) => createStaff(context, body),
  'GET /auth/oidc/start': ({ context, query }) => startSocialSignIn(context, query.attempt),
  'GET /auth/oidc/callback': ({ context, query }) => handleCallback(context, query.state),
  'POST /auth/social/complete': ({ context, body }) => completeSocialSignUp(context, body),
  'POST /auth/social/cancel': ({ context }) => cancelSocialSignUp(context),
  'GET /users': ({ context, query }) => readUser(context, query.userId),
  'POST /auth/email-action': ({ context, body }) =>
    body.mode === 'changeEmail' ? changeEmail(context, body.oobCode) : verifyEmail(context, body.oobCode),
  'POST /auth/send-verification': ({ context }) => sendVerification(context),
  'POST /auth/send-password-reset': ({ context, body }) => sendPasswordReset(context, body.email),
  'POST /auth/read-reset-code': ({ context, body }) => readResetCode(context, body.oobCode),
  'POST /auth/reset-password': ({ context, body }) => resetPassword(context, body),
  'POST /users/photo': ({ context, body }) => savePhoto(context, body),
  'DELETE /users/photo': ({ context }) => removePhoto(context),
  'GET /photos/{key}': ({ context, params }) => servePhoto(context, params.key),
  'POST /users/terms': ({ context, body }) => acceptTerms(context, body.version),
  'GET /mailbox': ({ context, query }) => listMails(context, query),
  'GET /mailbox/{id}': ({ context, params }) => readMail(context, params.id),
});
