import { defineHappenings } from '#platform/contract/happening.ts';

const ofPerson = ['userId'] as const;
const activity = 'none: it concerns an account, not a company’s space';

export const accountHappenings = defineHappenings('accounts', {
  created: { ids: ofPerson, activity },
  emailVerified: { ids: ofPerson, activity },
  nameChanged: { ids: ofPerson, activity },
  photoChanged: { ids: ofPerson, activity },
  termsAccepted: { ids: ofPerson, activity },
  passwordChanged: { ids: ofPerson, activity, mails: ['account'] },
  emailChanged: { ids: ofPerson, activity, mails: ['account'] },
  providerConnected: { ids: ofPerson, activity, mails: ['account'] },
  providerDisconnected: { ids: ofPerson, activity, mails: ['account'] },
  providerAllowed: { ids: ofPerson, activity },
  locksChanged: { ids: ofPerson, activity, mails: ['account'] },
  staffInvited: { ids: [], activity, mails: ['account'], mailedToAddresses: true },
  staffInvitationRevoked: { ids: [], activity },
  /** Every other administrator is told, so that somebody can object. */
  staffJoined: { ids: ofPerson, activity, mails: ['account'] },
  staffSuspended: { ids: ofPerson, activity, mails: ['account'] },
  staffRestored: { ids: ofPerson, activity, mails: ['account'] },
  // Nothing has changed yet, or nobody with an account is concerned: mails only.
  verificationAsked: { ids: [], activity, mails: ['account'] },
  passwordResetAsked: { ids: [], activity, mails: ['account'] },
  emailChangeAsked: { ids: [], activity, mails: ['account'] },
});
