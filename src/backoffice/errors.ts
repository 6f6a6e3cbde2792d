import { defineErrors } from '#platform/errors/define-errors.ts';

export const backofficeErrors = defineErrors('backoffice', {
  mailNotFound: 404,
  notARecruiter: 409,
  personNotFound: 404,
  ownSecondFactor: 409,
  notSuspendable: 409,
  notSuspended: 409,
});
