import { z } from 'zod';
import { stopMailsPath } from '#accounts/paths.ts';
import { accountErrors } from '#accounts/errors.ts';
import { choosableKinds } from '#accounts/mail-choices/rules/mail-kinds.ts';
import { everyone } from '#platform/access/access.ts';
import { mailKindNames } from '#platform/contract/mail-kinds.ts';
import { defineContract, operation } from '#platform/contract/operation.ts';
import { done } from '#platform/contract/schemas.ts';
import { openToUnverified, recordsNothing } from '#platform/contract/stated-reasons.ts';

const kind = z.enum(mailKindNames);
/** The token of a mail's link names a person and a kind. */
const ofLink = z.object({ token: z.string().min(1).max(400) });
const choice = z.object({ kind, isOn: z.boolean() });
const linkLimit = { count: 60, seconds: 600 };

export const mailChoicesContract = defineContract({
  'GET /mailChoices': operation({
    summary: 'The kinds of mail that the caller gets, and which of them they switched off',
    access: everyone,
    output: z.object({ kinds: z.array(choice.extend({ isNecessary: z.boolean() })) }),
  }),
  'PUT /mailChoices/{kind}': operation({
    summary: 'Switch mails of a kind on or off; those that are necessary stay on',
    access: everyone,
    changes: recordsNothing.preference,
    unverified: openToUnverified.account,
    params: z.object({ kind: z.enum(choosableKinds) }),
    body: z.strictObject({ isOn: z.boolean() }),
    output: done,
  }),
  'GET /mailStops/{token}/kind': operation({
    summary: 'Of which kind the mails are that a link in one of them switches off',
    access: 'public',
    params: ofLink,
    output: choice,
    errors: [accountErrors.mailLinkUnknown],
    limit: linkLimit,
  }),
  'POST /mailStops/{token}': operation({
    summary: 'Switch mails of a kind off by the link in one of them (RFC 8058)',
    access: 'public',
    mailedPage: ({ token = '' }) => stopMailsPath(token),
    changes: recordsNothing.preference,
    params: ofLink,
    output: choice,
    status: 200,
    errors: [accountErrors.mailLinkUnknown],
    limit: linkLimit,
  }),
  'POST /mailStops/{token}/resume': operation({
    summary: 'Take that back',
    access: 'public',
    changes: recordsNothing.preference,
    params: ofLink,
    output: choice,
    status: 200,
    errors: [accountErrors.mailLinkUnknown],
    limit: linkLimit,
  }),
});
