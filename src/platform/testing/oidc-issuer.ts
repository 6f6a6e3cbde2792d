import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { interactionPolicy, Provider, type AccountClaims } from 'oidc-provider';
import { freePort } from '#platform/db/embedded/port.ts';

export type OidcIssuer = Awaited<ReturnType<typeof startOidcIssuer>>;

export const issuerClient = { id: 'ponte', secret: 'a secret of tests only' };

/** A consent policy of our own: the account chooser is shown whenever requested. */
function policyWithChooser() {
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  return policy;
}

/** A real OpenID Connect provider with a page to choose among its accounts; `accounts` may change at any time. */
export async function startOidcIssuer(callbackAddress: string, accounts: Map<string, Omit<AccountClaims, 'sub'>>) {
  const port = await freePort();
  // Another site than the product's `localhost`, as in production.
  const url = `http://127.0.0.1:${port}`;
  const key = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' });
  const provider = new Provider(url, {
    clients: [{ client_id: issuerClient.id, client_secret: issuerClient.secret, redirect_uris: [callbackAddress] }],
    jwks: { keys: [{ ...key, use: 'sig', alg: 'RS256' }] },
    cookies: { keys: [randomBytes(16).toString('hex')] },
    claims: { email: ['email', 'email_verified'], profile: ['name'] },
    features: { devInteractions: { enabled: false } },
    interactions: { policy: policyWithChooser(), url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, sub) => {
      const claims = accounts.get(sub);
      return claims && { accountId: sub, claims: () => ({ sub, ...claims }) };
    },
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client!.clientId,
        accountId: oidc.session!.accountId!,
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
  });

  async function showChooser(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { prompt, params } = await provider.interactionDetails(request, response);
    const buttons = [...accounts].map(([sub, { email }]) => button(sub, String(email)));
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><html lang="en"><title>Choose an account</title><h1>Choose an account</h1>
      <p>${prompt.name} for ${String(params.client_id)}</p>
      <form method="post">${buttons.join('')}${button('', 'Cancel')}</form></html>`);
  }

  async function takeChoice(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const accountId = new URLSearchParams(await text(request)).get('account');
    const result = accountId ? { select_account: {}, login: { accountId } } : { error: 'access_denied' };
    await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
  }

  const answer = provider.callback();
  const server = createServer((request, response) => {
    if (!request.url?.startsWith('/interaction/')) return void answer(request, response);
    const handle = request.method === 'POST' ? takeChoice : showChooser;
    handle(request, response).catch((problem: Error) => response.writeHead(400).end(problem.message));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));

  return {
    url,
    accounts,
    settings: { OIDC_ISSUER: url, OIDC_CLIENT_ID: issuerClient.id, OIDC_CLIENT_SECRET: issuerClient.secret },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function button(account: string, label: string): string {
  return `<p><button name="account" value="${account}">${label}</button></p>`;
}
