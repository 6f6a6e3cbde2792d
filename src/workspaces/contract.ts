import { defineContract } from '#platform/contract/operation.ts';
import { auditContract } from '#workspaces/contract/audit.ts';
import { invitationsContract } from '#workspaces/contract/invitations.ts';
import { legalCompanyContract } from '#workspaces/contract/legal-company.ts';
import { ownerDataContract } from '#workspaces/contract/owner-data.ts';
import { peopleContract } from '#workspaces/contract/people.ts';
import { spacesContract } from '#workspaces/contract/spaces.ts';

export const workspacesContract = defineContract({
  ...ownerDataContract,
  ...legalCompanyContract,
  ...peopleContract,
  ...invitationsContract,
  ...spacesContract,
  ...auditContract,
});
