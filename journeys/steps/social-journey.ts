import { expect, type Page } from '@playwright/test';
import { freePort } from '#platform/db/embedded/port.ts';
import { type OidcIssuer, startOidcIssuer } from '#platform/testing/oidc-issuer.ts';
import { test as journey } from './journey.ts';
import { startCopy } from './product-copies.ts';

type WithPort = OidcIssuer & { productPort: number };

/** Journeys through a product with a sign-in provider, which runs beside it. */
export const test = journey.extend<object, { issuer: WithPort }>({
  issuer: [
    async ({}, provide) => {
      const productPort = await freePort();
      const issuer = await startOidcIssuer(`http://localhost:${productPort}/api/auth/oidc/callback`, new Map());
      await provide({ ...issuer, productPort });
      await issuer.stop();
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ issuer }, provide) => {
      const product = await startCopy({ env: { PORT: String(issuer.productPort), ...issuer.settings } });
      await provide(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

/** Clicks the provider's button and chooses in the pop-up; the pop-up closes by itself. */
export async function continueWithGoogle(page: Page, choice: string): Promise<void> {
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Continue with Google' }).click(),
  ]);
  await expect(popup.getByRole('heading', { name: 'Choose an account' })).toBeVisible();
  const closed = popup.waitForEvent('close');
  await popup.getByRole('button', { name: choice }).click();
  await closed;
}
