/** The configured public address of the product under test; its calls go to the actual port. */
export const publicUrl = 'http://ponte.test';

/** A browser without pages: stores cookies of product and provider, and follows their redirects by hand. */
export function createSocialVisitor(productUrl: string) {
  const jars = new Map<string, Map<string, string>>();

  async function open(address: string, init: RequestInit = {}): Promise<Response> {
    const { origin } = new URL(address);
    const jar = jars.get(origin) ?? new Map<string, string>();
    jars.set(origin, jar);
    const headers = new Headers(init.headers);
    headers.set('accept-language', 'en');
    headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '));
    const real = origin === publicUrl ? address.replace(publicUrl, productUrl) : address;
    const response = await fetch(real, { ...init, headers, redirect: 'manual' });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === '' || /expires=Thu, 01 Jan 1970/i.test(cookie)) jar.delete(name);
      else jar.set(name, value);
    }
    return response;
  }

  function leadsTo(from: string, response: Response): string {
    const location = response.headers.get('location');
    if (!location) throw new Error(`${from} answered ${response.status} and leads nowhere`);
    return new URL(location, from).href;
  }

  /** Follows redirects until one returns to the product. */
  async function followToProduct(address: string): Promise<string> {
    let at = address;
    while (!at.startsWith(publicUrl)) at = leadsTo(at, await open(at));
    return at;
  }

  /** From the button to the provider's page; returns its address. */
  async function begin(attempt?: string): Promise<string> {
    const start = `${publicUrl}/api/auth/oidc/start${attempt ? `?attempt=${attempt}` : ''}`;
    return leadsTo(start, await open(start));
  }

  /** Chooses an account there, or cancels; returns the address that the provider redirects to. */
  async function choose(authorization: string, account: string | null): Promise<string> {
    const chooser = leadsTo(authorization, await open(authorization));
    const body = new URLSearchParams({ account: account ?? '' });
    return followToProduct(leadsTo(chooser, await open(chooser, { method: 'POST', body })));
  }

  /** Where the product redirects after the provider's answer. */
  async function arrive(callback: string) {
    const response = await open(callback);
    const { pathname, searchParams } = new URL(leadsTo(callback, response));
    return { status: response.status, pathname, ...Object.fromEntries(searchParams) };
  }

  return {
    open,
    begin,
    choose,
    arrive,
    signIn: async (account: string | null) => arrive(await choose(await begin(), account)),
    call: async (method: string, path: string, body?: object) => {
      const response = await open(`${publicUrl}/api${path}`, {
        method,
        ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      });
      return { status: response.status, body: await response.json() };
    },
  };
}
