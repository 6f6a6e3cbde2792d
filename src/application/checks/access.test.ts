import { join } from 'node:path';
import { expect, test } from 'vitest';
import { capabilities } from '#application/capabilities.ts';
import type { Access, Role } from '#platform/access/access.ts';
import type { Contract } from '#platform/contract/operation.ts';

const source = join(import.meta.dirname, '..', '..');
const words: Record<Role, string> = {
  squadOwner: 'company',
  squadMember: 'professional',
  admin: 'administrator',
  recruiter: 'recruiter',
};

function whoMayCall(access: Access): string {
  if (access === 'public') return 'anybody';
  return [
    access.roles.map((role) => words[role]).join(', '),
    access.permission && `colleagues with ${access.permission}`,
    access.ownerOnly && 'no colleagues',
    access.withoutSpace && 'also without a space',
    access.verified && 'with a confirmed address',
  ]
    .filter(Boolean)
    .join('; ');
}

function listAccess(contract: Contract): string {
  const calls = Object.entries(contract).map(([key, { access }]) => ({ key, who: whoMayCall(access) }));
  const groups = Object.entries(Object.groupBy(calls, ({ who }) => who)).toSorted();
  return groups
    .map(([who, those]) => [who, ...those!.map(({ key }) => `  ${key}`).toSorted()].join('\n'))
    .join('\n\n')
    .concat('\n');
}

const rooms = await Promise.all(
  Object.entries(capabilities).map(async ([room, { server }]) => {
    const { contract } = (await server()).capability;
    return [room, contract as Contract] as const;
  }),
);

/** Whoever reviews a change sees in `testing/access.txt` who gained or lost a call; `-u` after the test's name writes the files anew. */
test.each(rooms.filter(([, contract]) => Object.keys(contract).length > 0))(
  'WSP-02 WSP-06 who may call the operations of %s is what was reviewed',
  async (room, contract) => {
    await expect(listAccess(contract)).toMatchFileSnapshot(join(source, room, 'testing', 'access.txt'));
  },
);
