import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Permission, permissionRegistry, permissions } from '#platform/access/permissions.ts';
import { permissionPresets, presetNames, presetOf } from './permission-presets.ts';
import { comparePermissions, consistentPermissions, grantPermission, revokePermission } from './permission-sets.ts';

const anySet = fc.subarray([...permissions]);
const anyPermission = fc.constantFrom(...permissions);

function isClosed(given: readonly Permission[]): boolean {
  return given.every((permission) => {
    const { dependsOn } = permissionRegistry[permission];
    return !dependsOn || given.includes(dependsOn);
  });
}

test('WSP-02 whatever is sent, no right stands without what it needs, and none is added', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray([...permissions]), (sent) => {
      const kept = consistentPermissions(sent);
      expect(isClosed(kept)).toBe(true);
      expect(kept.every((permission) => sent.includes(permission))).toBe(true);
      expect(consistentPermissions(kept)).toEqual(kept);
    }),
  );
});

test('WSP-02 giving a right gives what it needs, taking one takes what needs it', () => {
  fc.assert(
    fc.property(anySet, anyPermission, (sent, permission) => {
      const before = consistentPermissions(sent);
      const given = grantPermission(before, permission);
      expect(given).toContain(permission);
      expect(isClosed(given)).toBe(true);
      expect(comparePermissions(before, given).taken).toEqual([]);
      const taken = revokePermission(before, permission);
      expect(taken).not.toContain(permission);
      expect(isClosed(taken)).toBe(true);
      expect(comparePermissions(before, taken).given).toEqual([]);
    }),
  );
});

test('WSP-02 managing tasks comes with tracking them and goes with it', () => {
  expect(grantPermission([], 'manageTasks')).toEqual(['trackTasks', 'manageTasks']);
  expect(revokePermission(permissions, 'trackTasks')).not.toContain('manageTasks');
  expect(consistentPermissions(['manageTasks', 'editProject'])).toEqual(['editProject']);
});

test.each(presetNames)('WSP-02 the preset %s is known by its rights and needs no other', (name) => {
  const rights = permissionPresets[name];
  expect(isClosed(rights)).toBe(true);
  expect(presetOf(rights.toReversed())).toBe(name);
});

test('WSP-02 rights between the presets have no preset’s name', () => {
  expect(presetOf(['editProject'])).toBeNull();
  expect(presetOf(permissions.slice(1))).toBeNull();
});
