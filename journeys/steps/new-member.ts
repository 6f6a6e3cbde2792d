import type { Page } from '@playwright/test';
import type { NewAccount } from '#application/testing/listed-pages.ts';

/** Signs up a professional who has only said who they are; nobody knows them in the demo world. */
export async function becomeNewMember(page: Page, name: string, origin = ''): Promise<void> {
  await openNewAccount(page, emailOf(name), { role: 'squadMember', isRegistered: true }, { name, origin });
}

export function emailOf(name: string): string {
  return `${name.toLowerCase().replace(/\W+/g, '.')}@journeys.test`;
}

export const NEW_PASSWORD = 'Ponte#2026';
/** The company of every owner who is signed up here. */
export const NEW_COMPANY = 'Pontes do Sul';

/** Signs somebody up without the pages; a registered member has only entered the first page. */
export async function openNewAccount(
  page: Page,
  email: string,
  { role, isRegistered }: NewAccount,
  { name = 'Ines', origin = '' } = {},
): Promise<void> {
  const send = async (method: 'post' | 'put' | 'get', path: string, data?: unknown) => {
    const answer = await page.request[method](`${origin}/api${path}`, { data });
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
    return { url: new URL(answer.url()).origin, body: await answer.json() };
  };
  const account = { email, password: NEW_PASSWORD, userRole: role, acceptedTerms: true };
  const { url, body } = await send('post', '/users/create', account);
  // The hint about colleagues would cover what a journey is about.
  await page.context().addCookies([{ name: `workspaceHint_${body.session.userId}`, value: 'seen', url }]);
  if (!isRegistered) return;
  if (role === 'squadOwner') {
    const { version } = (await send('get', '/users/ownerData')).body;
    await send('put', '/users/ownerData', { ...company, version, name, lastName: 'Prado' });
    return;
  }
  const { version } = (await send('get', '/users/profile')).body;
  const updateObj = { displayName: name, jobTitle: 'Designer', level: 4, country: 'BR', city: 'Recife' };
  await send('put', '/users/profileRegister', { version, updateObj });
}

const company = {
  phone: { code: '', number: '' },
  company: NEW_COMPANY,
  positionCompany: 'CEO',
  employees: '11-50',
  country: 'Brasil',
  city: 'Curitiba',
  site: '',
  about: '',
  culture: '',
};
