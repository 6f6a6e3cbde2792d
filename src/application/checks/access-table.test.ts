import { expect, test } from 'vitest';
import { contract } from '#application/contract.ts';
import type { AccessTable } from '#platform/testing/access-row.ts';
import { accountsAccess } from '#application/testing/access-table/accounts.ts';
import { candidatesAccess } from '#application/testing/access-table/candidates.ts';
import { compareAccess } from '#application/testing/access-table/compare-access.ts';
import { jobsAccess } from '#application/testing/access-table/jobs.ts';
import { professionalsAccess } from '#application/testing/access-table/professionals.ts';
import { projectsAccess } from '#application/testing/access-table/projects.ts';
import { workspacesAccess } from '#application/testing/access-table/workspaces.ts';
import { testingCapabilities } from '#application/testing/testing-capabilities.ts';
import type { Contract, Operation } from '#platform/contract/operation.ts';

const table: AccessTable = [
  ...accountsAccess,
  ...workspacesAccess,
  ...professionalsAccess,
  ...projectsAccess,
  ...jobsAccess,
  ...candidatesAccess,
  ...[...testingCapabilities.values()].flatMap(({ access }) => access),
];

test('WSP-02 WSP-06 every operation declares the access that the specification gives it', () => {
  expect(compareAccess(contract, table)).toEqual([]);
});

const [key, original] = Object.entries(contract).find(([name]) => name === 'GET /hiringStatistics/csv')!;
const declaring = (access: Operation['access']): Contract => ({ ...contract, [key]: { ...original, access } });

test.each<[string, Contract, AccessTable]>([
  [
    'a role too many',
    declaring({ roles: ['squadOwner', 'squadMember', 'recruiter', 'admin'], permission: 'generateReports' }),
    table,
  ],
  ['a right that is missing', declaring({ roles: ['squadOwner', 'recruiter', 'admin'] }), table],
  ['another right', declaring({ roles: ['squadOwner', 'recruiter', 'admin'], permission: 'editProject' }), table],
  ['open to anybody', declaring('public'), table],
  ['an operation that the table does not know', { ...contract, 'GET /new': original }, table],
  ['a line without an operation', contract, [...table, { says: 'x', who: 'anybody', calls: ['GET /gone'] }]],
  ['a line twice', contract, [...table, { says: 'x', who: 'anybody', calls: [key] }]],
])('the comparison sees %s', (_, declared, rows) => {
  expect(compareAccess(declared, rows)).toHaveLength(1);
});
