import { z } from 'zod';
import { fileAnswer } from '#platform/contract/file-answer.ts';
import { defineContract, operation } from '#platform/contract/operation.ts';
import { cents, currency, moment, text } from '#platform/contract/schemas.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { approvalErrors } from '#second-approvals/errors.ts';
import { approvalHappenings } from '#second-approvals/happenings.ts';
import { walletErrors } from '#wallet/errors.ts';
import { walletHappenings } from '#wallet/happenings.ts';
import { accountKinds, platformKinds } from './rules/accounts.ts';
import { differenceKinds, differenceScopes, EXPLANATION_LENGTH } from './rules/differences.ts';

const { notFound } = platformErrors;
const { accountOfAnother, differenceEnded } = walletErrors;
const { alreadyAsked } = approvalErrors;
const access = { roles: ['admin'] } as const;

const found = z.object({
  kind: z.enum(differenceKinds),
  about: z.string(),
  cents: z.int().nullable(),
  /** The currency of the cents. */
  currency,
});

const difference = found.extend({
  differenceId: z.uuid(),
  /** What waits while nobody has explained it. */
  scope: z.enum(differenceScopes),
  /** The company or the person whom it concerns; null: neither, or the account is deleted. */
  whose: z.string().nullable(),
  state: z.enum(['open', 'explained', 'settled']),
  /** A second administrator was asked for its counter-entry. */
  isAsked: z.boolean(),
  firstSeenAt: moment,
  lastSeenAt: moment,
  explainedBy: z.string().nullable(),
  reason: z.string(),
  /** Between which a counter-entry may move money. */
  accounts: z.array(z.object({ key: z.string(), kind: z.enum(accountKinds) })),
});
export type DifferenceView = z.output<typeof difference>;

const proof = z.object({
  proofId: z.uuid(),
  provenAt: moment,
  /** Who asked for it; null for the nightly one. */
  askedBy: z.string().nullable(),
  lineCount: z.int(),
  /** 0: the ledger adds up. */
  differenceCount: z.int(),
  /** The platform’s own accounts: what is owed is above zero, money in its places below; the first proofs kept none. */
  balances: z.array(z.object({ kind: z.enum(platformKinds), currency, cents: z.int() })),
});
export type LedgerProof = z.output<typeof proof>;

export const ledgerContract = defineContract({
  'GET /ledgerProofs': operation({
    summary:
      'The last 50 proofs that the ledger adds up, newest first, and what they found: first what nobody has explained',
    access,
    output: z.object({
      proofs: z.array(proof),
      differences: z.array(difference),
    }),
  }),
  'POST /ledgerProofs': operation({
    summary: 'Proves now that the ledger adds up',
    access,
    changes: 'nothing: compares the ledger with itself, which it leaves as it is; the proof says who asked',
    output: proof.extend({ differences: z.array(found) }),
    status: 201,
    limit: { count: 10, seconds: 3600 },
  }),
  'POST /ledgerDifferences/{differenceId}/explanation': operation({
    summary: 'Explains a difference; where money is wrong, once a second administrator approves the counter-entry',
    access,
    changes: [walletHappenings.differenceExplained, approvalHappenings.asked],
    params: z.object({ differenceId: z.uuid() }),
    body: z.object({
      reason: text(EXPLANATION_LENGTH, 1),
      /** `from` loses and `to` gains, both by their keys. */
      counterEntry: z
        .object({ from: z.string().max(120), to: z.string().max(120), cents: cents.min(1) })
        .nullable()
        .default(null),
    }),
    output: z.object({ asked: z.boolean() }),
    errors: [notFound, differenceEnded, accountOfAnother, alreadyAsked],
  }),
  'POST /settlements': operation({
    summary:
      'Asks a second administrator to confirm money that the payment provider moved to the bank account, less its fee',
    access,
    changes: [approvalHappenings.asked],
    body: z
      .object({ currency, cents: cents.min(1), feeCents: cents.default(0) })
      .refine(({ cents: all, feeCents }) => feeCents < all),
    output: z.object({ asked: z.literal(true) }),
    status: 201,
  }),
  'GET /ledgerEntries/{month}': operation({
    summary: 'The ledger of a month in São Paulo (`YYYY-MM`) as CSV for bookkeeping, an entry of two accounts a row',
    access: { roles: ['admin'] },
    params: z.object({ month: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/) }),
    output: fileAnswer,
    limit: { count: 60, seconds: 3600 },
  }),
});
