import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { someClaims } from '#accounts/testing/some-claims.ts';
import type { SessionClaims } from '#accounts/sessions/rules/session-claims.ts';
import { capabilities } from '#application/capabilities.ts';
import { languages } from '#platform/i18n/language.ts';
import { permissions } from '#platform/access/permissions.ts';
import { sectionsBehindSettings, settingsOf, settingsSections } from './settings-table.ts';

const owner: SessionClaims = {
  ...someClaims,
  userRole: 'squadOwner',
  navigationStage: 'squadOwner-profile',
  isWorkspaceOwner: true,
  permissions: [...permissions],
};
const own = ['personal', 'security', 'notifications', 'language', 'calendar', 'ownData'];
const keysOf = (claims: SessionClaims, company?: string) =>
  Object.fromEntries(settingsOf(claims, company).map(({ title, sections }) => [title, sections.map(({ key }) => key)]));
const colleague = (...given: SessionClaims['permissions']): SessionClaims => ({
  ...owner,
  isWorkspaceOwner: false,
  permissions: given,
  spaceOf: 'Ana',
});

test('P-8.2 an owner finds everything of the company and of the account in one place', () => {
  expect(keysOf(owner)).toEqual({
    company: ['company', 'people', 'limits', 'scorecards', 'reasons', 'templates', 'tags', 'activity', 'closing'],
    person: own,
  });
});

test.each<[SessionClaims['permissions'], string[]]>([
  [[], ['company']],
  [['assignProfessionals'], ['company', 'tags']],
  [['chooseSuggested'], ['company', 'limits', 'scorecards', 'reasons', 'templates', 'tags']],
])('P-8.2 a colleague with %o sees of the company %o', (given, company) => {
  expect(keysOf(colleague(...given))).toEqual({ company, person: own });
});

test('P-8.2 professionals have their own settings, recruiters also what they may change in companies', () => {
  expect(keysOf(someClaims)).toEqual({ person: own });
  const recruiter: SessionClaims = { ...someClaims, userRole: 'recruiter', navigationStage: 'cms-selection' };
  expect(keysOf(recruiter)).toEqual({ company: ['templates', 'tags'], person: own });
});

test('P-8.2 an administrator sees a company’s sections once an address names the company, and keeps it from one to the next', () => {
  const admin: SessionClaims = { ...someClaims, userRole: 'admin', navigationStage: 'cms-selection' };
  expect(keysOf(admin)).toEqual({ person: own });
  expect(keysOf(admin, 'one').company).toEqual(['limits', 'scorecards', 'reasons', 'templates', 'tags']);
  expect(settingsOf(admin, 'one')[0]!.sections.map(({ to }) => to)).toContain('/settings/tags?company=one');
});

test('P-8.2 sections have keys of their own and a line on what each is for, in both languages', async () => {
  const rooms = await Promise.all(Object.values(capabilities).map(async ({ web }) => web?.()));
  const keys = rooms.flatMap((room) => Object.keys(room?.capability.settings ?? {}));
  expect(keys.toSorted()).toEqual(Object.keys(settingsSections).toSorted());
  for (const language of languages) {
    const file = new URL(`../../locales/settings/${language}.json`, import.meta.url);
    const { about } = JSON.parse(readFileSync(file, 'utf8')) as { about: Record<string, string> };
    expect(Object.keys(about).toSorted()).toEqual(keys.toSorted());
  }
});

test('P-8.2 the menu marks the settings on each section that no other entry leads to', () => {
  expect(sectionsBehindSettings).toEqual(
    expect.arrayContaining(['/account', '/workspace/activity', '/workspace/closing', '/settings/tags']),
  );
  expect(sectionsBehindSettings).not.toContain('/workspace');
  expect(sectionsBehindSettings).not.toContain('/squadOwner-profile');
});
