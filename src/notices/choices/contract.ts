import { z } from 'zod';
import { accountErrors } from '#accounts/errors.ts';
import { stopMailsPath } from '#accounts/paths.ts';
import { mailChoices } from '#notices/choices/rules/mail-choices.ts';
import { choosableKinds } from '#notices/choices/rules/mail-kinds.ts';
import { DAY_MINUTES } from '#notices/choices/rules/quiet-hours.ts';
import { everyone } from '#platform/access/access.ts';
import { mailKindNames } from '#platform/contract/mail-kinds.ts';
import { defineContract, operation } from '#platform/contract/operation.ts';
import { done } from '#platform/contract/schemas.ts';
import { openToUnverified, recordsNothing } from '#platform/contract/stated-reasons.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';

/** The token of a mail's link names a person and a kind. */
const ofLink = z.object({ token: z.string().min(1).max(400) });
const stop = z.object({ kind: z.enum(mailKindNames), isOn: z.boolean() });
const linkLimit = { count: 60, seconds: 600 };
const minuteOfDay = z
  .int()
  .min(0)
  .max(DAY_MINUTES - 1);
/** Minutes of the reader's day; the end may be on the next day. */
const quietHours = z.strictObject({ from: minuteOfDay, until: minuteOfDay }).nullable();

export const noticeChoicesContract = defineContract({
  'GET /noticeChoices': operation({
    summary: 'What the caller is told, by kind: in the product and by mail; with a space, as it is chosen there',
    access: everyone,
    query: z.object({ workspaceId: z.uuid().optional() }),
    output: z.object({
      kinds: z.array(
        z.object({
          kind: z.enum(mailKindNames),
          isNecessary: z.boolean(),
          /** Null: nothing of it stands in the product. */
          inProduct: z.boolean().nullable(),
          mail: z.enum(mailChoices),
          /** What can be chosen; nothing of what is necessary. */
          mailOptions: z.array(z.enum(mailChoices)),
          /** It is chosen for this space alone. */
          isOwn: z.boolean(),
        }),
      ),
      /** Of which the caller may choose for each. */
      spaces: z.array(z.object({ workspaceId: z.uuid(), name: z.string() })),
      quietHours,
    }),
    errors: [platformErrors.notFound],
  }),
  'PUT /noticeChoices/{kind}': operation({
    summary: 'Choose how to be told of a kind, in all spaces or in one',
    access: everyone,
    changes: recordsNothing.preference,
    unverified: openToUnverified.account,
    params: z.object({ kind: z.enum(choosableKinds) }),
    body: z.strictObject({
      workspaceId: z.uuid().nullable(),
      /** Null: in this space as in all others. */
      choice: z.strictObject({ inProduct: z.boolean(), mail: z.enum(mailChoices) }).nullable(),
    }),
    output: done,
    errors: [platformErrors.notFound],
  }),
  'PUT /quietHours': operation({
    summary: 'Choose when mails that can wait are held back',
    access: everyone,
    changes: recordsNothing.preference,
    unverified: openToUnverified.account,
    body: z.strictObject({ quietHours }),
    output: done,
  }),
  'GET /mailStops/{token}/kind': operation({
    summary: 'Of which kind the mails are that a link in one of them switches off',
    access: 'public',
    params: ofLink,
    output: stop,
    errors: [accountErrors.mailLinkUnknown],
    limit: linkLimit,
  }),
  'POST /mailStops/{token}': operation({
    summary: 'Switch mails of a kind off by the link in one of them (RFC 8058)',
    access: 'public',
    mailedPage: ({ token = '' }) => stopMailsPath(token),
    changes: recordsNothing.preference,
    params: ofLink,
    output: stop,
    status: 200,
    errors: [accountErrors.mailLinkUnknown],
    limit: linkLimit,
  }),
  'POST /mailStops/{token}/resume': operation({
    summary: 'Take that back',
    access: 'public',
    changes: recordsNothing.preference,
    params: ofLink,
    output: stop,
    status: 200,
    errors: [accountErrors.mailLinkUnknown],
    limit: linkLimit,
  }),
});
