import { defineHappenings } from '#platform/contract/happening.ts';

const ofPerson = ['userId'] as const;

export const accountHappenings = defineHappenings('accounts', {
  passwordChanged: ofPerson,
  emailChanged: ofPerson,
  providerConnected: ofPerson,
  providerDisconnected: ofPerson,
  locksChanged: ofPerson,
  // Nothing has changed yet, or nobody with an account is concerned: mails only.
  verificationAsked: [],
  passwordResetAsked: [],
  emailChangeAsked: [],
  staffInvited: [],
});
