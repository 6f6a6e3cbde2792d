import {
  type AuthenticationResponseJSON,
  type PublicKeyCredentialCreationOptionsJSON,
  type RegistrationResponseJSON,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';
import { api } from '#accounts/web/api.ts';

/** The browser's dialog was closed or timed out, which is not an error. */
export function isCancelled(problem: unknown): boolean {
  const name = problem instanceof WebAuthnError ? (problem.cause as Error | undefined)?.name : (problem as Error).name;
  return name === 'NotAllowedError' || name === 'AbortError';
}

export function isAlreadyRegistered(problem: unknown): boolean {
  return problem instanceof WebAuthnError && problem.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
}

/** Lets the device create a passkey for a challenge of the server. */
export async function createPasskey(): Promise<RegistrationResponseJSON> {
  const options = await api('POST /account/passkeys/options');
  // The contract promises only the challenge; the rest is between the library's server and browser halves.
  return startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON });
}

/** Lets the device sign a challenge of the server with a passkey. */
export async function signWithPasskey(): Promise<AuthenticationResponseJSON> {
  const options = await api('POST /auth/passkey/options');
  return startAuthentication({ optionsJSON: options });
}
