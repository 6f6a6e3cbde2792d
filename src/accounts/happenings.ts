import { defineHappenings } from '#platform/contract/happening.ts';

const ofPerson = ['userId'] as const;

export const accountHappenings = defineHappenings('accounts', {
  created: ofPerson,
  emailVerified: ofPerson,
  nameChanged: ofPerson,
  photoChanged: ofPerson,
  termsAccepted: ofPerson,
  passwordChanged: ofPerson,
  emailChanged: ofPerson,
  providerConnected: ofPerson,
  providerDisconnected: ofPerson,
  providerAllowed: ofPerson,
  locksChanged: ofPerson,
  staffInvited: [],
  staffInvitationRevoked: [],
  // Nothing has changed yet, or nobody with an account is concerned: mails only.
  verificationAsked: [],
  passwordResetAsked: [],
  emailChangeAsked: [],
});
