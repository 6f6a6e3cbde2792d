import { expect, test } from 'vitest';
import { contract } from '#application/contract.ts';
import { permissionRegistry, permissions } from '#platform/access/permissions.ts';

test('WSP-02 every permission guards an operation, except those whose rooms are planned', () => {
  const guarding = Object.values(contract).map(({ access }) =>
    access !== 'public' && 'permission' in access ? access.permission : undefined,
  );
  const idle = permissions.filter((permission) => !guarding.includes(permission));
  expect(idle).toEqual(permissions.filter((permission) => permissionRegistry[permission].isPlanned));
});
