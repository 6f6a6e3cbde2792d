import { defineErrors } from '#platform/errors/define-errors.ts';

export const approvalErrors = defineErrors('second-approvals', {
  decided: 409,
  ownRequest: 409,
  newAdministrator: 409,
  invitedByAsker: 409,
  alreadyAsked: 409,
  contentChanged: 409,
});
