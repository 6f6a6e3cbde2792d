import { createSocialVisitor, publicUrl } from '#accounts/testing/social-visitor.ts';
import { startTestProduct } from '#application/testing/test-product.ts';
import { startOidcIssuer } from '#platform/testing/oidc-issuer.ts';

export type SocialWorld = Awaited<ReturnType<typeof startSocialWorld>>;
type Visitor = ReturnType<typeof createSocialVisitor>;

/** The product with a sign-in provider, and people who sign in through it. */
export async function startSocialWorld(settings: Record<string, string> = {}) {
  const issuer = await startOidcIssuer(`${publicUrl}/api/auth/oidc/callback`, new Map());
  const product = await startTestProduct({ ...issuer.settings, ...settings, PUBLIC_URL: publicUrl });
  let number = 0;

  /** A provider account that no user of ours has yet. */
  function newAccount() {
    number += 1;
    const account = { sub: `sub-${number}`, email: `social${number}@example.com` };
    issuer.accounts.set(account.sub, { email: account.email, email_verified: true, name: 'Sol Ana' });
    return account;
  }

  const visitor = () => createSocialVisitor(product.url);
  const claimsOf = async (who: Visitor) => (await who.call('GET', '/session')).body.session;
  async function close() {
    await product.close();
    await issuer.stop();
  }
  return { issuer, product, newAccount, visitor, claimsOf, close };
}
