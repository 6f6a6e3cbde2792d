import { type NamedColumns, reasons } from '#platform/testing/named-columns.ts';

export const namedColumns: NamedColumns = [
  [
    reasons.fewWords,
    `access_records.event account_audit.action action_codes.mode staff_invitations.role terms_acceptances.version terms_acceptances.language
     users.role users.navigation_stage users.language users.accepted_terms_version users.sign_up_journey users.brand passkeys.transports
     identities.provider_id  users.time_zone users.next_time_zone`,
  ],
  [
    reasons.hashes,
    `sessions.token_hash staff_invitations.code_hash staff_invitations.older_code_hashes users.image identities.password`,
  ],
  ['records of access: kept apart by law for six months, without name and mail', 'access_records.address'],
  [
    'a sign-in at a provider that is under way: purged after ten minutes by purge-pending-sign-ins, before there is an account',
    'verifications.identifier verifications.value',
  ],
];
