import { collectOwnAccesses } from '#accounts/sessions/server/access-records/record-access.ts';
import {
  collectOwnAcceptances,
  collectOwnAccount,
  collectOwnMails,
  collectOwnSessions,
  collectOwnSignInMethods,
} from '#accounts/server/own-data/collect-account.ts';
import { eraseAccount } from '#accounts/server/own-data/erase-account.ts';
import { eraseAddressRequests } from '#accounts/server/own-data/own-mails.ts';
import { eraseMailsAbout } from '#platform/mail/erase-mails.ts';
import type { OwnData } from '#platform/capability/own-data.ts';
import { translate } from '#platform/i18n/translate.ts';

/** The personal data of accounts: the account itself is erased last, because the other rooms still need it. */
export const ownData: OwnData = {
  columns: {
    'access_records.account_id': 'kept',
    'account_audit.user_id': 'kept',
    'account_audit.actor_id': 'kept',
    'action_codes.user_id': 'erased',
    'action_codes.new_email': 'erased',
    'identities.user_id': 'erased',
    'passkeys.user_id': 'erased',
    'sessions.user_id': 'erased',
    'staff_details.user_id': 'erased',
    'staff_details.invited_by': 'kept',
    'staff_invitations.email': 'erased',
    'staff_invitations.invited_by': 'kept',
    'terms_acceptances.user_id': 'kept',
    'two_factors.user_id': 'erased',
    'users.id': 'kept',
    'users.email': 'erased',
    'mail_outbox.recipient': 'erased',
    'mail_outbox.about': 'erased',
    'happenings.about': 'erased',
    'happenings.actor_id': 'erased',
  },
  areas: [
    {
      name: 'account',
      about: (language) => translate(language, 'accounts:ownData.account'),
      collect: (database, { id }) => collectOwnAccount(database, id),
    },
    {
      name: 'sessions',
      about: (language) => translate(language, 'accounts:ownData.sessions'),
      collect: (database, { id }) => collectOwnSessions(database, id),
    },
    {
      name: 'accesses',
      about: (language) => translate(language, 'accounts:ownData.accesses'),
      collect: (database, { id }) => collectOwnAccesses(database, id),
    },
    {
      name: 'sign-in',
      about: (language) => translate(language, 'accounts:ownData.sign-in'),
      collect: (database, { id }) => collectOwnSignInMethods(database, id),
    },
    {
      name: 'terms',
      about: (language) => translate(language, 'accounts:ownData.terms'),
      collect: (database, { id }) => collectOwnAcceptances(database, id),
    },
    {
      name: 'mails',
      about: (language) => translate(language, 'accounts:ownData.mails'),
      collect: collectOwnMails,
    },
  ],
  // Runs before any room ends what is in progress: mails that those rooms send to others in this transaction are delivered, then purged.
  leave: async (transaction, { id }) => {
    await eraseAddressRequests(transaction, id);
    await eraseMailsAbout(transaction, [id]);
  },
  erase: (transaction, person, { now }) => eraseAccount(transaction, person, now),
};
