import { DEMO_PASSWORD } from '#accounts/rules/demo-sign-ins.ts';

/** Signs in and returns the cookie. */
export async function signIn(url: string, email: string): Promise<string> {
  const response = await post(`${url}/api/auth/login`, { email, password: DEMO_PASSWORD });
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

export async function read(address: string, cookie: string): Promise<unknown> {
  const response = await fetch(address, { headers: { cookie } });
  if (!response.ok) throw new Error(`${address} answered ${response.status}: ${await response.text()}`);
  return response.json();
}

export async function post(
  address: string,
  body: unknown,
  cookie = '',
  headers: Record<string, string> = {},
): Promise<Response> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie, ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${address} answered ${response.status}: ${await response.text()}`);
  return response;
}
