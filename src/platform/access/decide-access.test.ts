import { describe, expect, test } from 'vitest';
import { type Access, roles } from '#platform/access/access.ts';
import { type Caller, decideAccess, type SpaceAccess } from '#platform/access/decide-access.ts';

const owner: Caller = { role: 'squadOwner', emailVerified: true };
const member: Caller = { role: 'squadMember', emailVerified: true };
const own: SpaceAccess = { isOwner: true, permissions: [] };
const colleague: SpaceAccess = { isOwner: false, permissions: ['editProject'] };

const cases: [string, Access, Caller | null, SpaceAccess | null, string][] = [
  ['public, signed out', 'public', null, null, 'allowed'],
  ['roles, signed out', { roles: ['squadOwner'] }, null, null, 'unauthenticated'],
  ['another role', { roles: ['squadOwner'] }, member, null, 'forbidden'],
  ['the role', { roles: ['squadMember'] }, member, null, 'allowed'],
  ['an owner without a workspace', { roles: ['squadOwner'] }, owner, null, 'forbidden'],
  [
    'an owner without a workspace, where none is needed',
    { roles: ['squadOwner'], withoutSpace: true },
    owner,
    null,
    'allowed',
  ],
  ['an owner without a workspace, where everybody may', { roles }, owner, null, 'allowed'],
  ['the owner needs no permission', { roles: ['squadOwner'], permission: 'createProject' }, owner, own, 'allowed'],
  [
    'a colleague with the permission',
    { roles: ['squadOwner'], permission: 'editProject' },
    owner,
    colleague,
    'allowed',
  ],
  ['a colleague without it', { roles: ['squadOwner'], permission: 'createProject' }, owner, colleague, 'forbidden'],
  ['a colleague where only the owner may', { roles: ['squadOwner'], ownerOnly: true }, owner, colleague, 'forbidden'],
  [
    'an admin needs no permission',
    { roles: ['admin'], permission: 'createProject' },
    { role: 'admin', emailVerified: true },
    null,
    'allowed',
  ],
  [
    'unverified',
    { roles: ['squadMember'], verified: true },
    { ...member, emailVerified: false },
    null,
    'unverifiedEmail',
  ],
  [
    'unverified and forbidden',
    { roles: ['squadOwner'], verified: true },
    { ...member, emailVerified: false },
    null,
    'forbidden',
  ],
];

describe('decideAccess', () => {
  test.each(cases)('%s', (_, access, caller, spaceAccess, decision) => {
    expect(decideAccess(access, caller, spaceAccess)).toBe(decision);
  });
});
