import { defineHappenings, teamNews } from '#platform/contract/happening.ts';
import { staffPath } from '#accounts/paths.ts';

const ofPerson = ['userId'] as const;
const activity = 'none: it concerns an account, not a company’s space';
const notices = 'none: it concerns the reader’s own account, and the mail tells it';
const toTeam = teamNews('account', () => staffPath);

export const accountHappenings = defineHappenings('accounts', {
  created: { ids: ofPerson, activity, notices },
  emailVerified: { ids: ofPerson, activity, notices },
  nameChanged: { ids: ofPerson, activity, notices },
  photoChanged: { ids: ofPerson, activity, notices },
  termsAccepted: { ids: ofPerson, activity, notices },
  passwordChanged: { ids: ofPerson, activity, notices, mails: ['account'] },
  emailChanged: { ids: ofPerson, activity, notices, mails: ['account'] },
  providerConnected: { ids: ofPerson, activity, notices, mails: ['account'] },
  providerDisconnected: { ids: ofPerson, activity, notices, mails: ['account'] },
  providerAllowed: { ids: ofPerson, activity, notices },
  locksChanged: { ids: ofPerson, activity, notices, mails: ['account'] },
  staffInvited: { ids: [], activity, notices, mails: ['account'], mailedToAddresses: true },
  staffInvitationRevoked: { ids: [], activity, notices },
  /** Every other administrator is told, so that somebody can object. */
  staffJoined: { ids: ofPerson, activity, notices: [toTeam], mails: ['account'] },
  staffSuspended: { ids: ofPerson, activity, notices: [toTeam], mails: ['account'] },
  staffRestored: { ids: ofPerson, activity, notices: [toTeam], mails: ['account'] },
  // Nothing has changed yet, or nobody with an account is concerned: mails only.
  verificationAsked: { ids: [], activity, notices, mails: ['account'] },
  passwordResetAsked: { ids: [], activity, notices, mails: ['account'] },
  emailChangeAsked: { ids: [], activity, notices, mails: ['account'] },
});
