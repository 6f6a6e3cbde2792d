import { defineErrors } from '#platform/errors/define-errors.ts';

export const ownDataErrors = defineErrors('own-data', {
  exportRunning: 409,
  exportFinished: 409,
  exportGone: 410,
  emailDiffers: [422, 'email'],
  confirmationMissing: [422, 'password'],
  spaceHasColleagues: 409,
  lastAdministrator: 409,
});
