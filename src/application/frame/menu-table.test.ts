import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { someClaims } from '#accounts/testing/some-claims.ts';
import { capabilities } from '#application/capabilities.ts';
import { languages } from '#platform/i18n/language.ts';
import { permissions } from '#platform/access/permissions.ts';
import { forbiddenPaths } from '#workspaces/rules/forbidden-paths.ts';
import { isBuilt } from '../planned-pages.ts';
import { menuEntries, menusOf } from './menu-table.ts';
import { plannedEntries } from './planned-entries.ts';

const everything = () => true;
const owner = { ...someClaims, userRole: 'squadOwner', navigationStage: 'squadOwner-profile' } as const;
const sideOf = (menus: ReturnType<typeof menusOf>) => menus.side.flatMap(({ keys }) => keys);
const guest = (...given: (typeof permissions)[number][]) => ({
  ...owner,
  spaceOf: 'Ana',
  forbiddens: forbiddenPaths({ isOwner: false, permissions: given }),
});

test('NAV-03 the full menus of an owner', () => {
  const menus = menusOf(owner, everything);
  expect(sideOf(menus)).toEqual([
    'dashboard',
    'projects',
    'candidates',
    'interviews',
    'messages',
    'hiringStatistics',
    'tasks',
    'workspace',
    'payments',
    'plans',
    'cultureTool',
    'assessments',
  ]);
  expect(menus.foot).toEqual(['companyProfile', 'companySupport', 'account']);
  expect(menus.action).toBe('postProject');
  expect(menus.header).toEqual([
    'workspace',
    'companyProfile',
    'cultureTool',
    'assessments',
    'dashboard',
    'projects',
    'postProject',
    'payments',
    'companySupport',
  ]);
  expect(menus.compact).toEqual(['companyProfile']);
  expect(menus.wallet).toBe(true);
});

test('NAV-04 on a matchmaking trial: five entries, no subtitles, no button, no wallet', () => {
  const menus = menusOf({ ...owner, matchmakingTrial: true }, everything);
  expect(menus.side).toEqual([{ keys: ['companyProfile', 'cultureTool', 'matchmaking', 'assessments', 'workspace'] }]);
  expect(menus.action).toBeUndefined();
  expect(menus.wallet).toBe(false);
});

test("NAV-05 in another's space: no workspace entry, payments and posting only with their rights", () => {
  const without = menusOf(guest(), everything);
  expect(sideOf(without)).not.toContain('workspace');
  expect(sideOf(without)).not.toContain('payments');
  expect(without.action).toBeUndefined();
  expect(without.wallet).toBe(false);
  const allowed = menusOf(guest('accessPayments', 'createProject'), everything);
  expect(sideOf(allowed)).toContain('payments');
  expect(allowed.action).toBe('postProject');
  expect(allowed.wallet).toBe(true);
  expect(sideOf(menusOf(guest(...permissions), everything))).not.toContain('workspace');
});

test('NAV-06 a professional, an assessment user, and a professional still taking the tests', () => {
  expect(sideOf(menusOf(someClaims, everything))).toEqual([
    'profile',
    'applications',
    'opportunities',
    'tasks',
    'ownPayments',
    'tests',
  ]);
  expect(sideOf(menusOf({ ...someClaims, assessmentUser: true }, everything))).toEqual(['profile', 'tests']);
  expect(sideOf(menusOf({ ...someClaims, navigationStage: 'tests-selection' }, everything))).toEqual(['tests']);
});

test('NAV-07 an administrator: the back-office at the side, only logout in the header', () => {
  const menus = menusOf({ ...someClaims, userRole: 'admin', navigationStage: 'cms-selection' }, everything);
  expect(sideOf(menus)).toEqual(
    expect.arrayContaining(['professionals', 'owners', 'allProjects', 'matchRatings', 'analytics', 'orders']),
  );
  expect(menus.foot).toEqual(['companySupport', 'account']);
  expect(menus.header).toEqual([]);
  expect(menus.preferences).toBe(false);
});

test('NAV-11 a page that is not built is in no menu', () => {
  const menus = menusOf(owner, (path) => path === '/my-projects');
  expect(menus).toMatchObject({ side: [{ title: 'hiring', keys: ['projects'] }], foot: [], header: ['projects'] });
  expect(menus.action).toBeUndefined();
});

test('NAV-11 an entry counts as built when only pages below it are planned', () => {
  expect(isBuilt('/my-projects')).toBe(true);
  expect(isBuilt('/dashboard')).toBe(false);
});

test.each(Object.entries(capabilities))(
  'the menu texts of %s are in its own catalogues, in both languages',
  async (room, { web }) => {
    if (!web) return;
    const { menu, actions, finds, settings } = (await web()).capability;
    const texts = [...Object.values(menu), ...actions, ...Object.values(settings)].map(({ text }) => text);
    const expected = [...texts, ...Object.values(finds).map(({ group }) => group)];
    for (const language of languages) {
      const file = new URL(`../../${room}/locales/${language}.json`, import.meta.url);
      const catalogue = JSON.parse(readFileSync(file, 'utf8')) as { menu?: Record<string, string> };
      expect(expected.filter((text) => !catalogue.menu?.[text.replace('menu.', '')])).toEqual([]);
    }
  },
);

test('no two rooms have an entry of the same name, and planned ones are of no room', async () => {
  const rooms = await Promise.all(Object.values(capabilities).map(async ({ web }) => web?.()));
  const keys = rooms.flatMap((room) => Object.keys(room?.capability.menu ?? {}));
  expect([...keys, ...Object.keys(plannedEntries)].toSorted()).toEqual(Object.keys(menuEntries).toSorted());
});
