import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '#accounts/rules/demo-sign-ins.ts';

/** Signs a demo person in without the form, in a separate session that the journey may end. */
export async function signInAnew(page: Page, email: string): Promise<void> {
  const answer = await page.request.post('/api/auth/login', { data: { email, password: DEMO_PASSWORD } });
  if (!answer.ok()) throw new Error(`${email} could not sign in: ${await answer.text()}`);
  const { session } = (await answer.json()) as { session: { userId: string } };
  const { origin } = new URL(answer.url());
  // The hint about colleagues would cover what a journey is about.
  await page.context().addCookies([{ name: `workspaceHint_${session.userId}`, value: 'seen', url: origin }]);
}
