import type { Page } from '@playwright/test';

/** Signs a professional up who has said who they are and nothing else yet; nobody knows them in the demo world. */
export async function becomeNewMember(page: Page, name: string, origin = ''): Promise<void> {
  const send = async (method: 'post' | 'put' | 'get', path: string, data?: unknown) => {
    const answer = await page.request[method](`${origin}/api${path}`, { data });
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
    return { url: new URL(answer.url()).origin, body: await answer.json() };
  };
  const email = `${name.toLowerCase().replace(/\W+/g, '.')}@journeys.test`;
  const account = { email, password: 'Ponte#2026', userRole: 'squadMember', acceptedTerms: true };
  const { url, body } = await send('post', '/users/create', account);
  // The hint about colleagues would lie over what a journey is about.
  await page.context().addCookies([{ name: `workspaceHint_${body.session.userId}`, value: 'seen', url }]);
  const { version } = (await send('get', '/users/profile')).body;
  const updateObj = { displayName: name, jobTitle: 'Designer', level: 4, country: 'BR', city: 'Recife' };
  await send('put', '/users/profileRegister', { version, updateObj });
}
