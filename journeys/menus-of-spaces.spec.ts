import { permissions } from '#platform/access/permissions.ts';
import { expect, test } from './steps/journey.ts';
import { textsOf } from './steps/texts.ts';

const say = textsOf('en');

test('NAV-04 a company on a matchmaking trial: few entries, no subtitles, no posting, no wallet', async ({
  openBrowser,
}) => {
  const page = await openBrowser();
  const create = { userRole: 'squadOwner', acceptedTerms: true, password: 'Ponte#2026', journey: 'matchmaking' };
  const signedUp = await page.request.post('/api/users/create', {
    data: { ...create, email: 'trial@journeys.test' },
  });
  expect(signedUp.status()).toBe(201);
  const company = {
    version: 1,
    name: 'Téo',
    lastName: 'Lins',
    phone: { code: '', number: '' },
    company: 'Trial',
    site: '',
    positionCompany: 'RH',
    employees: '1-10',
    country: 'Brasil',
    city: 'Recife',
    about: '',
    culture: '',
  };
  expect((await page.request.put('/api/users/ownerData', { data: company })).status()).toBe(200);
  await page.goto('/squadOwner-profile');
  const side = page.getByRole('navigation', { name: say('platform:shell.navigation') });
  await expect(side.getByRole('link')).toHaveText(['Profile', 'Workspace', 'Settings']);
  await expect(side.getByText(say('application:menu.groups.company'), { exact: true })).toHaveCount(0);
  await expect(page.getByRole('banner')).not.toContainText('R$');
  await page.getByRole('button', { name: say('platform:shell.account') }).click();
  await expect(page.getByRole('menuitem', { name: say('projects:menu.postProject') })).toHaveCount(0);
});

test("NAV-05 in another's space: no workspace, posting and wallet only with their permissions", async ({
  openBrowser,
}) => {
  const owner = await openBrowser({ as: 'owner@demo.test' });
  const { users } = await (await owner.request.get('/api/workspace/getUsers')).json();
  const guest = users.find(({ email }: { email: string }) => email === 'owner2@demo.test');
  const give = async (version: number, rights: readonly string[]) =>
    (
      await owner.request.put('/api/workspace/updateUserPermission', {
        data: { userId: guest.userId, version, permissions: rights },
      })
    ).json();
  await give(guest.version, ['editProject']);
  const page = await openBrowser({ as: 'owner2@demo.test' });
  const spaces = await page.request.get('/api/workspace/invitedWorkspaces');
  const { invitedRepository } = await spaces.json();
  const elsewhere = invitedRepository.find(({ isOwner }: { isOwner: boolean }) => !isOwner);
  // No page may be open yet: a tab stays in the space that it started in, whatever the cookie says later.
  await page
    .context()
    .addCookies([
      { name: `workspace_${guest.userId}`, value: elsewhere.workspaceId, url: new URL(spaces.url()).origin },
    ]);
  await page.goto('/my-projects');
  const side = page.getByRole('navigation', { name: say('platform:shell.navigation') });
  await expect(side.getByRole('link')).toHaveText([
    'Projects',
    'Candidates',
    'Interviews',
    'Messages',
    'Hiring statistics',
    'Profile',
    'Support',
    'Settings',
  ]);
  await expect(page.getByRole('banner')).not.toContainText('R$');
  await expect(page.getByRole('banner')).toContainText('Space of');
  await page.goto('/workspace');
  await expect(page).toHaveURL('/forbidden');
  const file = page.getByRole('button', { name: say('statistics:export') });
  await page.goto('/hiring-statistics');
  await expect(page.getByRole('heading', { name: say('statistics:funnel.title') })).toBeVisible();
  await expect(file).toHaveCount(0);
  const { users: now } = await (await owner.request.get('/api/workspace/getUsers')).json();
  const { version } = now.find(({ userId }: { userId: string }) => userId === guest.userId);
  await give(version, ['createProject', 'accessPayments', 'generateReports']);
  await page.goto('/hiring-statistics');
  await expect(page.getByRole('heading', { name: say('statistics:funnel.title') })).toBeVisible();
  await expect(file).toBeVisible();
  await page.goto('/my-projects');
  await expect(side.getByRole('link')).toHaveText([
    'Projects',
    'Candidates',
    'Interviews',
    'Messages',
    'Hiring statistics',
    'Payments',
    'Post project',
    'Profile',
    'Support',
    'Settings',
  ]);
  await expect(page.getByRole('banner')).toContainText('R$');
  await give(version + 1, permissions);
});

test('NAV-03 the wallet is shown with two decimals in the language of the page', async ({ openBrowser }) => {
  const english = await openBrowser({ as: 'owner@demo.test' });
  await english.goto('/my-projects');
  const { cents } = (await (await english.request.get('/api/balance')).json()) as { cents: number };
  const amount = (locale: string) =>
    (cents / 100).toLocaleString(locale, { style: 'currency', currency: 'BRL', minimumFractionDigits: 2 });
  await expect(english.getByRole('banner')).toContainText(amount('en-US'));
  const portuguese = await openBrowser({ as: 'owner@demo.test', language: 'pt' });
  await portuguese.goto('/my-projects');
  await expect(portuguese.getByRole('banner')).toContainText(amount('pt-BR'));
  const member = await openBrowser({ as: 'member@demo.test' });
  await member.goto('/applications');
  await expect(member.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(member.getByRole('banner')).not.toContainText('R$');
});
