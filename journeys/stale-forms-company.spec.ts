import type { Page } from '@playwright/test';
import { taskPaths } from '#tasks/paths.ts';
import { legalTexts } from '#workspaces/company/rules/legal-company.ts';
import { someLegalCompany } from '#workspaces/testing/some-legal-company.ts';
import { workspaceFindable, workspacePaths } from '#workspaces/paths.ts';
import { fieldOf } from './steps/field-of.ts';
import { test } from './steps/journey.ts';
import { emailOf, openNewAccount } from './steps/new-member.ts';
import { findRunningProject } from './steps/plan-task.ts';
import { call, expectGuarded, type GuardedForm, MINE, THEIRS, turnTo } from './steps/stale-form.ts';
import { textsOf } from './steps/texts.ts';

const say = textsOf('en');
const words = (key: string) => say(`workspaces:${key}`);
const legal = (name: string) => `#my-company-${name}`;

interface Colleague {
  userId: string | null;
  version: number;
  expiresAt: string | null;
}

const company = {
  ...{ name: 'Rita', lastName: 'Prado', phone: { code: '55', number: '' }, company: 'Oficina Sol' },
  ...{
    positionCompany: 'CEO',
    employees: '11-50',
    country: 'Brasil',
    city: 'Recife',
    site: '',
    about: '',
    culture: '',
  },
};

/** Saves what a company says of itself, or the one that contracts name. */
async function elsewhere(page: Page, kind: 'ownerData' | 'ownerData/company', data: object) {
  const { version } = await call<{ version: number }>(page, 'get', `/users/${kind}`);
  return () => call(page, 'put', `/users/${kind}`, { ...data, version });
}

const ofSpace: GuardedForm[] = [
  {
    source: 'workspaces/people/web/person-panel.tsx',
    open: async (page) => {
      const read = async () => (await call<{ users: Colleague[] }>(page, 'get', '/workspace/getUsers')).users;
      const { userId, version, expiresAt } = (await read()).findLast((one) => one.version > 0)!;
      const save = (until: string | null, seen: number) =>
        call(page, 'put', '/workspace/updateUserPermission', { userId, version: seen, expiresAt: until });
      await turnTo(page, workspaceFindable.colleague.addressOf({ person: userId! }));
      const year = new Date().getFullYear() + 3;
      return {
        field: page.getByLabel(words('panel.end')),
        save: page.getByRole('button', { name: words('panel.save'), exact: true }),
        typed: `${year}-05-20`,
        mine: String(year),
        theirs: String(year + 1),
        held: `${year + 1}-05-20`,
        saveElsewhere: () => save(`${year + 1}-05-20T12:00:00Z`, version),
        restore: () => save(expiresAt, version + 1),
      };
    },
  },
  {
    source: 'workspaces/people/web/person-panel.tsx',
    open: async (page) => {
      const invite = (more: object) =>
        call<{ user: { invitationId: string } }>(page, 'patch', '/workspace/inviteUser', {
          ...{ invitationEmail: 'fences@journeys.test', permissions: ['chooseSuggested'] },
          ...more,
        });
      const { user } = await invite({});
      await turnTo(page, workspaceFindable.colleague.addressOf({ person: user.invitationId }));
      const year = new Date().getFullYear() + 3;
      return {
        field: page.getByLabel(words('panel.end')),
        save: page.getByRole('button', { name: words('panel.saveAndSend'), exact: true }),
        typed: `${year}-05-20`,
        mine: String(year),
        theirs: String(year + 1),
        held: `${year + 1}-05-20`,
        saveElsewhere: () => invite({ membershipExpiresAt: `${year + 1}-05-20T12:00:00Z` }),
        restore: () => call(page, 'put', '/workspace/cancelInvite', { id: user.invitationId }),
      };
    },
  },
  {
    source: 'tasks/board/web/tags/tags-modal.tsx',
    open: async (page) => {
      const board = (key: string, values = {}) => say(`tasks/board:${key}`, values);
      const projectId = await findRunningProject(page);
      const look = { name: 'Fences', colour: 'info' };
      const { tagId } = await call<{ tagId: string }>(page, 'post', `/tasks/${projectId}/tags`, look);
      await turnTo(page, taskPaths.board(projectId));
      await page.getByRole('button', { name: board('board.more'), exact: true }).click();
      await page.getByRole('menuitem', { name: board('tags.manage') }).click();
      await page.getByRole('button', { name: board('tags.edit', { name: look.name }) }).click();
      return {
        field: page.getByRole('textbox', { name: say('platform:tagEditor.rename') }),
        save: page.getByRole('button', { name: say('platform:tagEditor.save'), exact: true }),
        saveElsewhere: () =>
          call(page, 'patch', `/tasks/${projectId}/tags/${tagId}`, { ...look, version: 1, name: THEIRS }),
      };
    },
  },
];

const ofNewCompany: GuardedForm[] = [
  {
    source: 'workspaces/company/web/owner-register-page.tsx',
    open: async (page) => {
      await turnTo(page, workspacePaths.register);
      await fieldOf(page, words('fields.name')).fill('Rita');
      await fieldOf(page, words('fields.lastName')).fill('Prado');
      await fieldOf(page, words('fields.positionCompany')).fill('CEO');
      await page.getByRole('combobox', { name: words('fields.employees') }).click();
      await page.getByRole('option', { name: words('employees.11-50') }).click();
      await fieldOf(page, words('fields.country')).fill('Brasil');
      await fieldOf(page, words('fields.city')).fill('Olinda');
      return {
        field: page.locator('#company-company'),
        save: page.getByRole('button', { name: words('register.submit') }),
        saveElsewhere: await elsewhere(page, 'ownerData', { ...company, company: THEIRS }),
      };
    },
  },
  {
    source: 'workspaces/company/web/owner-profile-page.tsx',
    open: async (page) => {
      // Loaded again: the browser does not know yet that it is registered.
      await page.goto(workspacePaths.profile);
      return {
        field: page.locator('#company-about'),
        save: page.getByRole('button', { name: words('profile.submit'), exact: true }),
        saveElsewhere: await elsewhere(page, 'ownerData', { ...company, about: THEIRS }),
      };
    },
  },
  {
    // The owner’s name, which the settings change, is the account’s.
    source: 'workspaces/company/web/owner-profile-page.tsx',
    open: async (page) => {
      await page.goto(workspacePaths.profile);
      return {
        field: page.locator('#company-culture'),
        save: page.getByRole('button', { name: words('profile.submit'), exact: true }),
        theirs: 'Siqueira',
        held: '',
        saveElsewhere: () => call(page, 'put', '/users', { newData: { displayName: 'Rita Siqueira' } }),
        restore: () => call(page, 'put', '/users', { newData: { displayName: 'Rita Prado' } }),
      };
    },
  },
  {
    source: 'workspaces/company/web/customer-form.tsx',
    open: async (page) => {
      await turnTo(page, '/checkout/company/ats-standard');
      return {
        field: page.getByLabel(words('fields.city')),
        save: page.getByRole('button', { name: say('checkout/plans:payNow') }),
        saveElsewhere: await elsewhere(page, 'ownerData', { ...company, city: THEIRS }),
      };
    },
  },
  {
    source: 'workspaces/company/web/payer-company.tsx',
    open: async (page) => {
      await turnTo(page, '/checkout/company/ats-standard?method=boleto');
      const form = page.getByRole('group', { name: words('payer.title') });
      for (const name of legalTexts)
        if (someLegalCompany[name] !== '') await form.locator(legal(name)).fill(someLegalCompany[name]);
      return {
        field: form.locator(legal('companyName')),
        held: null,
        save: page.getByRole('button', { name: say('checkout/plans:payNow') }),
        saveElsewhere: await elsewhere(page, 'ownerData/company', { ...someLegalCompany, companyName: THEIRS }),
      };
    },
  },
  {
    source: 'workspaces/company/web/my-company-modal.tsx',
    open: async (page) => {
      await turnTo(page, workspacePaths.profile);
      await page.getByRole('button', { name: words('myCompany.open') }).click();
      return {
        field: page.locator(legal('companyName')),
        save: page.getByRole('dialog').getByRole('button', { name: words('profile.submit'), exact: true }),
        saveElsewhere: await elsewhere(page, 'ownerData/company', { ...someLegalCompany, companyName: THEIRS }),
      };
    },
  },
];

test('WSP-01 TSK-04 GEN-01 no form of a space is saved over what was changed elsewhere', async ({ openBrowser }) => {
  const page = await openBrowser({ as: 'owner@demo.test', language: 'en' });
  for (const form of ofSpace) await test.step(form.source, () => expectGuarded(page, form));
});

test('PRO-08 CHK-01 GEN-01 no form of a company’s data is saved over what was changed elsewhere', async ({
  openBrowser,
}) => {
  const page = await openBrowser({ language: 'en' });
  await openNewAccount(page, emailOf(`${MINE} owner`), { role: 'squadOwner', isRegistered: false });
  for (const form of ofNewCompany) await test.step(form.source, () => expectGuarded(page, form));
});
