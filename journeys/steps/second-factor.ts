import type { APIRequestContext } from '@playwright/test';
import { DEMO_PASSWORD } from '#accounts/rules/demo-sign-ins.ts';
import { authenticatorCode } from '#accounts/testing/authenticator-code.ts';

/** For a signed-in demo person; returns one of the recovery codes. */
export async function switchSecondFactorOn(request: APIRequestContext): Promise<string> {
  const begun = await request.post('/api/account/second-factor', { data: { password: DEMO_PASSWORD } });
  const { secret, recoveryCodes } = (await begun.json()) as { secret: string; recoveryCodes: [string] };
  const code = authenticatorCode(secret);
  const confirmed = await request.post('/api/account/second-factor/confirm', { data: { code } });
  if (!confirmed.ok()) throw new Error(`The second factor could not be switched on: ${await confirmed.text()}`);
  return recoveryCodes[0];
}
