import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { passkeysContract } from '#accounts/security/contract/passkeys.ts';
import type { secondFactorContract } from '#accounts/security/contract/second-factor.ts';
import type { signInProviderContract } from '#accounts/social/contract/sign-in-provider.ts';
import type { securityContract } from '#accounts/security/contract/security.ts';
import { startPasskeyLogin, logInWithPasskey } from '#accounts/security/server/passkeys/log-in-with-passkey.ts';
import {
  startPasskeyRegistration,
  registerPasskey,
  removePasskey,
} from '#accounts/security/server/passkeys/register-passkey.ts';
import { refreshToken } from '#accounts/sessions/server/rotate-token.ts';
import { requestEmailChange } from '#accounts/security/server/change-email.ts';
import { changeOwnUser } from '#accounts/security/server/change-own-user.ts';
import { changePassword } from '#accounts/security/server/change-password.ts';
import { finishLogin } from '#accounts/security/server/pending-login.ts';
import { readSecurity } from '#accounts/server/read-security.ts';
import { endOtherSessions, endSession, listSessions } from '#accounts/sessions/server/manage-sessions.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  renewRecoveryCodes,
  switchOffSecondFactor,
} from '#accounts/security/server/switch-second-factor.ts';
import { allowProvider, disconnectProvider } from '#accounts/social/server/disconnect-provider.ts';
import type { Implementation } from '#platform/http/implement.ts';

type SecurityContract = typeof securityContract &
  typeof secondFactorContract &
  typeof passkeysContract &
  typeof signInProviderContract;

/** Handlers of the caller's own account and its security. */
export const securityHandlers: Implementation<SecurityContract> = {
  'PUT /users': ({ context, body }) => changeOwnUser(context, body.newData),
  'GET /account/security': ({ context }) => readSecurity(context),
  'POST /account/password': ({ context, body }) => changePassword(context, body),
  'POST /account/email': ({ context, body }) => requestEmailChange(context, body),
  'GET /account/sessions': ({ context }) => listSessions(context),
  'POST /account/end-session': ({ context, body }) => endSession(context, body.sessionId),
  'POST /account/end-other-sessions': ({ context }) => endOtherSessions(context),
  'POST /auth/refresh': ({ context }) => refreshToken(context),
  'POST /account/second-factor': ({ context, body }) => beginSecondFactor(context, body.password),
  'POST /account/second-factor/confirm': ({ context, body }) => confirmSecondFactor(context, body.code),
  'POST /account/second-factor/recovery-codes': ({ context, body }) => renewRecoveryCodes(context, body),
  'POST /account/second-factor/switch-off': ({ context, body }) => switchOffSecondFactor(context, body),
  'POST /auth/second-factor': ({ context, body }) => finishLogin(context, body),
  'POST /account/sign-in-provider/disconnect': ({ context, body }) => disconnectProvider(context, body.password),
  'POST /account/sign-in-provider/allow': ({ context, body }) => allowProvider(context, body.password),
  'POST /account/passkeys/options': ({ context }) => startPasskeyRegistration(context),
  'POST /account/passkeys': ({ context, body: { name, credential } }) =>
    registerPasskey(context, { name, credential: credential as RegistrationResponseJSON }),
  'POST /account/passkeys/remove': ({ context, body }) => removePasskey(context, body.passkeyId),
  'POST /auth/passkey/options': ({ context }) => startPasskeyLogin(context),
  'POST /auth/passkey': ({ context, body }) => logInWithPasskey(context, body.credential as AuthenticationResponseJSON),
};
