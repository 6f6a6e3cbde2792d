import {
  type AccessTable,
  companyOrAdministrator,
  companyOrAdministratorWith,
  company,
  owner,
  verifiedOwner,
} from '#platform/testing/access-row.ts';

const companyEvenWithoutSpace = { roles: ['company'], withoutSpace: true } as const;

export const workspacesAccess: AccessTable = [
  {
    says: 'squadOwner: workspace management; colleagues get every owner function except the users screen',
    who: owner,
    calls: [
      'GET /workspace/getUsers',
      'PUT /workspace/updateUserPermission',
      'PUT /workspace/{workspaceId}/removeResource',
      'POST /workspace/viewAs',
      'PUT /workspace/cancelInvite',
      'GET /workspace/audit',
    ],
  },
  {
    says: 'R-38: verification before inviting',
    who: verifiedOwner,
    calls: ['POST /workspace/addUser', 'PATCH /workspace/inviteUser', 'PATCH /workspace/resendInvite'],
  },
  {
    says: 'Issue R 2.5: who has not proved the own address learns of nobody whether they are registered',
    who: verifiedOwner,
    calls: ['GET /users/findowner/{ownerEmail}', 'GET /findowner/{mail}'],
  },
  {
    says: 'R-40: one owner per workspace, who can hand it over; the receiver must be sure who gives',
    who: verifiedOwner,
    calls: ['POST /workspace/handOver'],
  },
  { says: 'MON: closing a space is its owner’s', who: owner, calls: ['GET /workspace/close', 'POST /workspace/close'] },
  {
    says: 'WSP-01: the owner removes a colleague; a colleague only leaves (the use case refuses others)',
    who: company,
    calls: ['PUT /workspace/removeUser'],
  },
  {
    says: 'Only owners can open the workspace selector and only owners fetch invited workspaces',
    who: companyEvenWithoutSpace,
    calls: [
      'GET /workspace/invitedWorkspaces',
      'GET /workspace/{workspaceId}',
      'POST /workspace/{workspaceId}/select',
      'POST /workspace/createWorkspace',
    ],
  },
  {
    says: 'WSP-05: the page of an invitation says what it is, also signed out',
    who: 'anybody',
    calls: ['GET /workspace/getInvite'],
  },
  {
    says: 'WSP-05, R-6: companies accept; a professional is refused with an explanation',
    who: { roles: ['company', 'professional'], withoutSpace: true },
    calls: ['PATCH /workspace/acceptInvite'],
  },
  {
    says: 'PRO-08: the profile of a company, read by its people and by administrators',
    who: companyOrAdministrator,
    calls: ['GET /users/ownerData'],
  },
  {
    says: 'Issue R 2.5: the company as contracts and invoices name it is for those who pay',
    who: companyOrAdministratorWith('accessPayments'),
    calls: ['GET /users/ownerData/company'],
  },
  {
    says: 'PRO-08: the owner writes it',
    who: owner,
    calls: ['PUT /users/ownerData', 'PUT /users/ownerData/company'],
  },
  {
    says: 'R-34, SUP, issue P 8.5: a company’s and a professional’s tickets; the team answers (colleagues see their own, in the use case)',
    who: { roles: ['company', 'professional', 'administrator'] },
    calls: [
      'GET /support',
      'GET /support/{supportId}',
      'POST /support/{supportId}/messages',
      'PATCH /support/{supportId}',
    ],
  },
  {
    says: 'SUP, issue P 8.5: companies and professionals ask, from a confirmed address that the answer can go to',
    who: { roles: ['company', 'professional'], verified: true },
    calls: ['POST /support'],
  },
  {
    says: 'access payments: sees credits and payments',
    who: companyOrAdministratorWith('accessPayments'),
    calls: ['GET /balance'],
  },
];
