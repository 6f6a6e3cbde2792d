import {
  type AuthenticationResponseJSON,
  type PublicKeyCredentialCreationOptionsJSON,
  type RegistrationResponseJSON,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';
import { api } from '#accounts/web/api.ts';

/** Nobody did anything wrong: the dialog of the browser was closed, or nothing answered in time. */
export function isGivenUp(problem: unknown): boolean {
  const name = problem instanceof WebAuthnError ? (problem.cause as Error | undefined)?.name : (problem as Error).name;
  return name === 'NotAllowedError' || name === 'AbortError';
}

export function isKnownHere(problem: unknown): boolean {
  return problem instanceof WebAuthnError && problem.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
}

/** Lets the device make a passkey on a challenge of the server. */
export async function makePasskey(): Promise<RegistrationResponseJSON> {
  const options = await api('POST /account/passkeys/options');
  return startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON });
}

/** Lets the device answer a challenge of the server with a passkey that it holds. */
export async function askPasskey(): Promise<AuthenticationResponseJSON> {
  const options = await api('POST /auth/passkey/options');
  return startAuthentication({ optionsJSON: options });
}
