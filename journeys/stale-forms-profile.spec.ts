import type { Page } from '@playwright/test';
import { profilePaths } from '#profiles/paths.ts';
import { fieldOf } from './steps/field-of.ts';
import { test } from './steps/journey.ts';
import { emailOf, openNewAccount } from './steps/new-member.ts';
import { call, expectGuarded, type GuardedForm, MINE, THEIRS } from './steps/stale-form.ts';
import { textsOf } from './steps/texts.ts';

const say = textsOf('en');
const words = (key: string) => say(`profiles:${key}`);
const theirGender = { gender: 'female', consent: true, seen: null };

/** The form of a private record, opened on the own profile. */
async function openPrivate(page: Page, name: 'bank' | 'company' | 'birthDate' | 'gender') {
  await page.goto(profilePaths.ownProfile);
  const edit = page.getByRole('button', { name: words(`${name}.edit`), exact: true });
  const form = page.getByRole('dialog', { name: words(`${name}.title`) });
  // Cards below the screen are drawn after the others, and may move what is being clicked.
  await edit.scrollIntoViewIfNeeded();
  await edit.click();
  await form.waitFor();
  return { form, save: form.getByRole('button', { name: words('modal.save'), exact: true }) };
}

/** Another device keeps a private record for the first time. */
const keep = (page: Page, kind: string, details: object) =>
  call(page, 'put', `/users/${kind}`, { version: 0, ...details });

const forms: GuardedForm[] = [
  {
    source: 'profiles/editing/web/register-page.tsx',
    open: async (page) => {
      await page.goto(profilePaths.register);
      await fieldOf(page, words('fields.jobTitle')).fill('Designer');
      await page
        .getByRole('group', { name: words('fields.level') })
        .getByText('4', { exact: true })
        .click();
      const { version } = await call<{ version: number }>(page, 'get', '/users/profile');
      const updateObj = { displayName: THEIRS };
      return {
        field: page.locator('#register-displayName'),
        save: page.getByRole('button', { name: words('register.submit') }),
        saveElsewhere: () => call(page, 'put', '/users/profileRegister', { version, updateObj }),
      };
    },
  },
  {
    source: 'profiles/portfolio/web/editor/piece-editor.tsx',
    open: async (page) => {
      const own = (key: string, values = {}) => say(`profiles/portfolio:${key}`, values);
      const { version } = await call<{ version: number }>(page, 'get', '/users/profile');
      const updateObj = { jobTitle: 'Designer', level: 4, country: 'BR', city: 'Recife' };
      await call(page, 'put', '/users/profileRegister', { version, updateObj, finished: true });
      const piece = { title: 'Fence', text: '', link: '' };
      const { pieceId } = await call<{ pieceId: string }>(page, 'post', '/users/portfolio', piece);
      await page.goto(profilePaths.ownProfile);
      await page.locator('#portfolio').scrollIntoViewIfNeeded();
      await page.getByRole('button', { name: own('own.edit', { title: piece.title }) }).click();
      const form = page.getByRole('dialog', { name: own('editor.editTitle') });
      return {
        field: form.getByRole('textbox', { name: own('editor.title') }),
        save: form.getByRole('button', { name: own('editor.save'), exact: true }),
        saveElsewhere: () =>
          call(page, 'put', `/users/portfolio/${pieceId}`, { ...piece, version: 1, title: THEIRS, pictures: [] }),
      };
    },
  },
  {
    source: 'profiles/private/web/bank-modal.tsx',
    open: async (page) => {
      const { form, save } = await openPrivate(page, 'bank');
      const details = { pixKeyKind: 'email', pixKey: '', bankCode: '', agency: '', account: '' };
      return {
        field: form.getByLabel(words('bank.bankName'), { exact: true }),
        save,
        saveElsewhere: () => keep(page, 'bankDetails', { ...details, bankName: THEIRS }),
      };
    },
  },
  {
    source: 'profiles/private/web/company-modal.tsx',
    open: async (page) => {
      const { form, save } = await openPrivate(page, 'company');
      const { details } = await call<{ details: object }>(page, 'get', '/users/ownCompany');
      return {
        field: form.getByRole('textbox', { name: words('company.name'), exact: true }),
        save,
        saveElsewhere: () => keep(page, 'ownCompany', { ...details, name: THEIRS }),
      };
    },
  },
  {
    source: 'profiles/private/web/birth-date-modal.tsx',
    open: async (page) => {
      const { form, save } = await openPrivate(page, 'birthDate');
      return {
        field: form.getByLabel(words('birthDate.label'), { exact: true }),
        save,
        typed: '1990-02-28',
        theirs: '1991-03-30',
        saveElsewhere: () => keep(page, 'birthDate', { birthDate: '1991-03-30' }),
      };
    },
  },
  {
    source: 'profiles/private/web/gender-modal.tsx',
    open: async (page) => {
      const { form, save } = await openPrivate(page, 'gender');
      const mine = words('gender.values.preferNotToAnswer');
      return {
        field: form.getByRole('radio', { name: mine }),
        choose: async () => {
          await form.getByText(mine, { exact: true }).click();
          await form.getByRole('checkbox', { name: words('gender.consent') }).check();
        },
        save,
        mine,
        theirs: words('gender.values.female'),
        saveElsewhere: () => call(page, 'put', '/users/gender', theirGender),
      };
    },
  },
];

test('PRO-01 PRO-03 GEN-01 no form of a professional’s own data is saved over what was changed elsewhere', async ({
  openBrowser,
}) => {
  const page = await openBrowser({ language: 'en' });
  await openNewAccount(page, emailOf(`${MINE} member`), { role: 'squadMember', isRegistered: false });
  for (const form of forms) await test.step(form.source, () => expectGuarded(page, form));
});
