import { expect, test } from 'vitest';
import { permissions } from '#platform/access/permissions.ts';
import { closablePaths, forbiddenPaths, permissionsOfPaths, permissionsFromForbiddens } from './forbidden-paths.ts';

test('WSP-03 an owner is shut out of nothing', () => {
  expect(forbiddenPaths({ isOwner: true, permissions: [] })).toEqual([]);
});

test('WSP-03 a colleague with every right is shut out of the users screen alone', () => {
  expect(forbiddenPaths({ isOwner: false, permissions })).toEqual(['/workspace']);
});

test.each([
  ['accessPayments', '/extract-payments'],
  ['createProject', '/project-brief-selection'],
  ['trackTasks', '/task-assignments'],
  ['manageMatchmakings', '/matchmaking'],
  ['chooseSuggested', '/settings/scorecards'],
] as const)('WSP-03 without %s the page %s is closed', (missing, path) => {
  const rest = permissions.filter((permission) => permission !== missing);
  expect(forbiddenPaths({ isOwner: false, permissions: rest })).toContain(path);
  expect(forbiddenPaths({ isOwner: false, permissions: [missing] })).not.toContain(path);
});

test('WSP-03 a list of blocked paths and the rights say the same', () => {
  for (const path of closablePaths) {
    const left = permissionsFromForbiddens(permissions, [path]);
    expect(permissions.filter((permission) => !left.includes(permission))).toEqual(permissionsOfPaths(path));
    expect(forbiddenPaths({ isOwner: false, permissions: left })).toContain(path);
  }
  expect(permissionsFromForbiddens(['editProject'], [])).not.toContain('generateReports');
  expect(permissionsOfPaths('/nowhere')).toEqual([]);
});
