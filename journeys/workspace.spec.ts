import type { Page } from '@playwright/test';
import { checkAccessibility, checkAccessibilityInBothSchemes } from './steps/check-accessibility.ts';
import { linkFromMailbox } from './steps/demo-mailbox.ts';
import { dismissHints } from './steps/dismiss-hints.ts';
import { expect, test } from './steps/journey.ts';
import { submitLogin } from './steps/log-in.ts';
import { acceptTerms, fillNewAccount, submitSignUp } from './steps/sign-up.ts';
import { textsOf } from './steps/texts.ts';

const say = textsOf('en');
const password = 'Ponte#2026';
const vita = { email: 'pessoas@vitasaude.example.com', company: 'Vita Saúde', owner: 'Renata Siqueira' };
const norte = { email: 'jobs@norte.example.com', company: 'Norte Logística', owner: 'Otávio Lins' };
const cacto = { email: 'hiring@cacto.example.com', company: 'Cacto Educação', owner: 'Helena Prado' };

const message = (page: Page, text: string) =>
  page.getByRole('region', { name: say('platform:toast.region') }).getByText(text);
const switcher = (page: Page, name: string) =>
  page.getByRole('button', { name: say('workspaces:switcher.label', { name }) });
const personRow = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

async function addAddresses(page: Page, text: string): Promise<void> {
  await page.getByLabel(say('workspaces:add.label')).fill(text);
  await page.getByText(say('workspaces:presets.full'), { exact: true }).first().click();
  await page.getByRole('button', { name: say('workspaces:add.submit'), exact: true }).click();
}

/** Adds a company's account to another's space, as its owner would. */
async function addTo(owner: Page, email: string): Promise<string> {
  const { userId } = await (await owner.request.get(`/api/findowner/${email}`)).json();
  await owner.request.post('/api/workspace/addUser', { data: { usersId: [userId] } });
  return userId as string;
}

async function removeFrom(owner: Page, userId: string): Promise<void> {
  await owner.request.put('/api/workspace/removeUser', { data: { userId } });
}

async function enter(page: Page, from: string, to: string): Promise<void> {
  await switcher(page, from).click();
  await page.getByRole('menuitem', { name: to }).click();
  await expect(message(page, say('workspaces:notice.entered', { name: to }))).toBeVisible();
}

test('WSP-01 WSP-05 an owner adds addresses; a person without an account is invited, signs up as a company and is in', async ({
  openBrowser,
}) => {
  const owner = await openBrowser({ as: vita.email });
  await owner.goto('/workspace');
  await expect(owner.getByText(say('workspaces:people.empty'))).toBeVisible();
  const crowd = Array.from({ length: 10_000 }, (_, index) => `person${index}@example.com`).join('\n');
  await owner.getByLabel(say('workspaces:add.label')).evaluate((field, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', text);
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, crowd);
  await expect(owner.getByText(say('workspaces:add.tooMany', { count: 10_000, maximum: 50 }))).toBeVisible();
  const guest = 'convidada@journeys.test';
  await addAddresses(owner, `${guest}, member@demo.test; ${vita.email}`);
  for (const outcome of ['nobody', 'notACompanyAccount', 'oneself'])
    await expect(owner.getByText(say(`workspaces:add.outcome.${outcome}`))).toBeVisible();
  await owner.getByRole('button', { name: say('workspaces:add.invite') }).click();
  await expect(personRow(owner, guest)).toContainText(say('workspaces:status.sent'));

  const visitor = await openBrowser();
  await visitor.goto(await linkFromMailbox(visitor, guest, 'invite-view'));
  await expect(
    visitor.getByText(say('workspaces:invite.lead', { name: vita.owner, space: vita.company })),
  ).toBeVisible();
  await checkAccessibilityInBothSchemes(visitor, '/workspace/invite-view');
  await visitor.getByLabel(say('workspaces:invite.name')).fill('Lívia 🌱 Ramos');
  await visitor.getByRole('button', { name: say('workspaces:invite.signup') }).click();
  await expect(visitor.getByRole('radio')).toHaveCount(0);
  await fillNewAccount(visitor, say, { email: guest, password });
  await acceptTerms(visitor);
  await submitSignUp(visitor, say);
  await expect(message(visitor, say('workspaces:notice.joined', { name: vita.company }))).toBeVisible();
  await dismissHints(visitor);
  await expect(visitor.getByText(say('workspaces:switcher.spaceOf', { name: vita.owner }))).toBeVisible();
  await visitor.goto('/workspace');
  await expect(visitor).toHaveURL('/forbidden');

  await owner.reload();
  await expect(personRow(owner, 'Lívia 🌱 Ramos')).toContainText(say('workspaces:status.accepted'));
  await owner.goto('/workspace?tab=activity');
  const accepted = owner.getByRole('row').filter({ hasText: say('workspaces:activity.workspaces.invitationAccepted') });
  await expect(accepted.filter({ hasText: 'Lívia 🌱 Ramos' }).first()).toBeVisible();
  await visitor.goto(await linkFromMailbox(visitor, guest, 'invite-view'));
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(say('workspaces:invite.acceptedTitle'));
});

test('WSP-05 WSP-04 a company’s account joins by the mail after logging in; two tabs in two spaces never mix', async ({
  openBrowser,
}) => {
  const owner = await openBrowser({ as: vita.email });
  await owner.request.patch('/api/workspace/inviteUser', { data: { invitationEmail: norte.email } });
  const tab = await openBrowser();
  await tab.goto(await linkFromMailbox(tab, norte.email, 'invite-view'));
  await tab.getByRole('button', { name: say('workspaces:invite.login') }).click();
  await submitLogin(tab, say, { email: norte.email, password: 'Demo1234!' });
  await expect(message(tab, say('workspaces:notice.joined', { name: vita.company }))).toBeVisible();
  await dismissHints(tab);

  const spacesAsked = new Map<Page, Set<string>>();
  const other = await tab.context().newPage();
  for (const page of [tab, other]) {
    spacesAsked.set(page, new Set());
    page.on('request', (request) => {
      const space = request.headers().workspaceid;
      if (space && !request.url().includes('/select')) spacesAsked.get(page)!.add(space);
    });
  }
  await other.goto('/my-projects');
  await expect(switcher(other, vita.company)).toBeVisible();
  spacesAsked.get(other)!.clear();
  await enter(other, vita.company, norte.company);
  await expect(message(tab, say('workspaces:switcher.elsewhere', { there: norte.company }))).toBeVisible();
  await expect(message(tab, say('workspaces:switcher.here', { here: vita.company }))).toBeVisible();
  for (const page of [tab, other]) {
    await page.goto('/project-brief-selection');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.reload();
    await page.goto('/my-projects');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
  }
  await expect(switcher(tab, vita.company)).toBeVisible();
  await expect(switcher(other, norte.company)).toBeVisible();
  expect(spacesAsked.get(tab)!.size).toBe(1);
  const [hostSpace] = spacesAsked.get(tab)!;
  const { session } = await (await tab.request.get('/api/session', { headers: { workspaceid: hostSpace! } })).json();
  expect(session.spaceOf).toBe(vita.owner);

  await switcher(other, norte.company).click();
  const current = other.getByRole('menuitem', { name: norte.company });
  await expect(current).toBeDisabled();
  await checkAccessibility(other, 'space switcher');
  await other.keyboard.press('Escape');
  await enter(other, norte.company, vita.company);
  await enter(other, vita.company, norte.company);
  await message(tab, say('workspaces:switcher.follow')).click();
  await expect(switcher(tab, norte.company)).toBeVisible();
  await removeFrom(owner, session.userId as string);
});

test('WSP-02 WSP-01 withdrawn permissions close pages, and a removal takes effect in the open session', async ({
  openBrowser,
}) => {
  const owner = await openBrowser({ as: vita.email });
  await addTo(owner, cacto.email);
  const colleague = await openBrowser({ as: cacto.email });
  await colleague.goto('/my-projects');
  await enter(colleague, cacto.company, vita.company);

  await owner.goto('/workspace');
  await personRow(owner, cacto.owner).click();
  const panel = owner.getByRole('dialog', { name: cacto.owner });
  await panel.getByText(say('workspaces:presets.finance'), { exact: true }).click();
  await checkAccessibility(owner, '/workspace with a person');
  await panel.getByRole('button', { name: say('workspaces:panel.save'), exact: true }).click();
  await expect(message(owner, say('workspaces:panel.saved'))).toBeVisible();
  await colleague.goto('/project-brief-selection');
  await expect(colleague).toHaveURL('/forbidden');

  const { projects } = (await (await owner.request.get('/api/myProjects')).json()) as {
    projects: { id: string; only: { title: string } | null }[];
  };
  // Other journeys through the same copy remove vacancies.
  const project = projects.find(({ only }) => only !== null)!;
  await colleague.goto(`/my-projects/pipeline/${project.id}?position=0`);
  await expect(colleague.getByRole('heading', { name: project.only!.title })).toBeVisible();
  // The colleague does nothing: the open board is notified.
  await owner.goto('/workspace');
  await personRow(owner, cacto.owner).click();
  const remove = say('workspaces:panel.remove');
  await panel.getByRole('button', { name: remove, exact: true }).click();
  await owner
    .getByRole('dialog', { name: say('workspaces:panel.removeTitle', { name: cacto.owner }) })
    .getByRole('button', { name: remove, exact: true })
    .click();
  await expect(message(colleague, say('workspaces:notice.gone', { name: cacto.company }))).toBeVisible();
  await expect(colleague.getByText(say('workspaces:switcher.spaceOf', { name: vita.owner }))).toHaveCount(0);
});

test('WSP-03 the owner looks through a colleague’s eyes, changes nothing, and comes back', async ({ openBrowser }) => {
  const owner = await openBrowser({ as: vita.email });
  const userId = await addTo(owner, cacto.email);
  await owner.goto('/workspace');
  await personRow(owner, cacto.owner).click();
  await owner.getByRole('button', { name: say('workspaces:panel.view') }).click();
  const banner = owner.getByText(say('workspaces:view.banner', { name: cacto.owner }));
  await expect(banner).toBeVisible();
  await checkAccessibilityInBothSchemes(owner, 'viewing as');
  await expect(owner.getByRole('link', { name: say('workspaces:menu.workspace') })).toHaveCount(0);
  await owner.goto('/workspace');
  await expect(owner).toHaveURL('/forbidden');
  await expect(banner).toBeVisible();
  await owner.getByRole('button', { name: say('workspaces:view.stop') }).click();
  await expect(owner).toHaveURL('/workspace');
  await expect(personRow(owner, cacto.owner)).toBeVisible();
  await expect(banner).toHaveCount(0);
  await removeFrom(owner, userId);
});

/** A company that finished registering, with a confirmed address. */
async function registerByCalls(page: Page, email: string, name: string, company: string): Promise<void> {
  const { request } = page;
  await request.post('/api/users/create', { data: { email, password, userRole: 'squadOwner', acceptedTerms: true } });
  const link = new URL(await linkFromMailbox(page, email, 'verifyEmail'));
  const oobCode = link.searchParams.get('oobCode');
  await request.post('/api/auth/email-action', { data: { mode: 'verifyEmail', oobCode } });
  const place = { positionCompany: 'CEO', employees: '1-10', country: 'Brasil', city: 'Recife' };
  const texts = { site: '', about: '', culture: '', phone: { code: '', number: '' } };
  const data = { version: 1, name, lastName: 'Alves', company, ...place, ...texts };
  expect((await request.put('/api/users/ownerData', { data })).status()).toBe(200);
}

test('WSP-01 a space is handed over to a colleague; its new owner closes it, and both work on in new ones', async ({
  openBrowser,
}) => {
  const [founder, heir] = [await openBrowser(), await openBrowser()];
  await registerByCalls(founder, 'fundadora@journeys.test', 'Flora', 'Ateliê Um');
  await registerByCalls(heir, 'herdeira@journeys.test', 'Hilda', 'Ateliê Dois');
  await addTo(founder, 'herdeira@journeys.test');
  await founder.goto('/workspace?tab=settings');
  await dismissHints(founder);
  await founder.getByRole('combobox', { name: say('workspaces:handOver.person') }).click();
  await founder.getByRole('option', { name: 'Hilda Alves' }).click();
  await founder.getByLabel(say('workspaces:handOver.password')).fill(password);
  await founder.getByRole('button', { name: say('workspaces:handOver.submit') }).click();
  const question = founder.getByRole('dialog', {
    name: say('workspaces:handOver.confirmTitle', { name: 'Hilda Alves' }),
  });
  const visited: string[] = [];
  founder.on('framenavigated', (frame) => void visited.push(new URL(frame.url()).pathname));
  await question.getByRole('button', { name: say('workspaces:handOver.submit') }).click();
  await expect(founder.getByText(say('workspaces:switcher.spaceOf', { name: 'Hilda Alves' }))).toBeVisible();
  // The page that lost the space lands by itself.
  await expect(founder).toHaveURL('/project-brief-selection');
  expect(visited).not.toContain('/forbidden');
  await founder.goto('/workspace');
  await expect(founder).toHaveURL('/forbidden');

  await heir.goto('/workspace?tab=settings');
  await dismissHints(heir);
  const close = heir.getByRole('button', { name: say('workspaces:close.submit') });
  await expect(close).toBeDisabled();
  await heir.getByLabel(say('workspaces:close.label', { name: 'Ateliê Um' })).fill('ateliê um');
  await close.click();
  await expect(message(heir, say('workspaces:notice.closed'))).toBeVisible();
  // The open page of the founder goes to the own space by itself, and says why.
  await expect(message(founder, say('workspaces:notice.gone', { name: 'Flora Alves' }))).toBeVisible();
  await founder.goto('/workspace');
  await expect(founder.getByText(say('workspaces:people.empty'))).toBeVisible();
});
