import { accountHappenings } from '#accounts/happenings.ts';
import { dataExportStates } from '#own-data/rules/data-export-states.ts';
import { ownDataHappenings } from '#own-data/happenings.ts';
import { profileHappenings } from '#profiles/happenings.ts';
import type { StateMachine, TextsByReader } from './state-change.ts';

const account = (event: keyof typeof accountHappenings, from: string, to: string, name?: string) => ({
  happening: accountHappenings[event],
  from,
  to,
  reads: {},
  mails: (name ? { owner: `accounts:mail.${name}` } : {}) as TextsByReader,
});

export const accountState: StateMachine = {
  holds: 'users.email_verified, users.deleted_at',
  states: ['unconfirmed', 'confirmed', 'deleted'],
  changes: [
    account('created', '-', 'unconfirmed'),
    account('verificationAsked', 'unconfirmed', 'unconfirmed', 'verify'),
    account('emailVerified', 'unconfirmed', 'confirmed'),
    account('emailChangeAsked', '*', 'confirmed', 'newEmail'),
    account('emailChanged', '*', 'confirmed', 'emailChanged'),
    account('passwordResetAsked', '*', 'confirmed', 'reset'),
    account('passwordChanged', '*', 'confirmed', 'passwordChanged'),
    account('providerConnected', '*', 'confirmed', 'socialLinked'),
    account('providerDisconnected', '*', 'confirmed', 'socialDisconnected'),
    account('providerAllowed', '*', 'confirmed'),
    account('locksChanged', '*', 'confirmed', 'secondFactorOn'),
    { ...account('staffInvited', '-', 'unconfirmed'), mails: { others: 'accounts:mail.staffInvitation' } },
    account('staffInvitationRevoked', 'unconfirmed', 'deleted'),
    {
      ...account('created', '*', 'confirmed', 'verify'),
      happening: ownDataHappenings.deletionAsked,
      mails: { owner: 'own-data:mail.deletionCode' },
    },
    {
      ...account('created', '*', 'deleted'),
      happening: ownDataHappenings.deleted,
      mails: { owner: 'own-data:mail.goodbye' },
    },
  ],
};

const copy = (
  event: 'copyAsked' | 'copyCancelled' | 'copyReady',
  from: string,
  to: string,
  mails: TextsByReader = {},
) => ({
  happening: ownDataHappenings[event],
  from,
  to,
  reads: { owner: `own-data:export.${to}` },
  mails,
});

export const ownCopy: StateMachine = {
  holds: 'data_exports.state',
  states: dataExportStates,
  changes: [
    copy('copyAsked', '-', 'queued'),
    copy('copyAsked', 'queued', 'running'),
    copy('copyCancelled', '*', 'cancelled'),
    copy('copyReady', 'running', 'done', { owner: 'own-data:mail.exportReady' }),
    // Its owner sees both on the page that is open, or when they come back.
    copy('copyAsked', 'running', 'failed'),
    copy('copyReady', 'done', 'expired'),
  ],
};

export const findability: StateMachine = {
  holds: 'talent_listings',
  states: ['listed', 'unlisted'],
  changes: [
    { happening: profileHappenings.listed, from: '*', to: 'listed', reads: {}, mails: {} },
    { happening: profileHappenings.unlisted, from: '*', to: 'unlisted', reads: {}, mails: {} },
  ],
};
