import { expect, test } from 'vitest';
import { contract } from '#application/contract.ts';
import { type Permission, permissions } from '#platform/access/permissions.ts';

/** Permissions whose rooms are planned; remove each when a room uses it. */
const planned: readonly Permission[] = ['manageMatchmakings'];

test('WSP-02 every permission guards an operation, except those whose rooms are planned', () => {
  const guarding = Object.values(contract).map(({ access }) =>
    access !== 'public' && 'permission' in access ? access.permission : undefined,
  );
  const idle = permissions.filter((permission) => !guarding.includes(permission));
  expect(idle).toEqual(planned);
});
