import { expect, test } from 'vitest';
import { contract } from '#application/contract.ts';
import { type Permission, permissions } from '#platform/access/permissions.ts';

/** Rights whose rooms are still to come; a room that guards one takes it from here. */
const planned: readonly Permission[] = ['trackTasks', 'manageTasks', 'manageMatchmakings'];

test('WSP-02 every right guards an operation, but those whose rooms are still to come', () => {
  const guarding = Object.values(contract).map(({ access }) =>
    access !== 'public' && 'permission' in access ? access.permission : undefined,
  );
  const idle = permissions.filter((permission) => !guarding.includes(permission));
  expect(idle).toEqual(planned);
});
