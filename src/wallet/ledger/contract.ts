import { z } from 'zod';
import { defineContract, operation } from '#platform/contract/operation.ts';
import { currency, moment } from '#platform/contract/schemas.ts';
import { differenceKinds } from './rules/differences.ts';

const proof = z.object({
  proofId: z.uuid(),
  provenAt: moment,
  /** Who asked for it; null for the nightly one. */
  askedBy: z.string().nullable(),
  lineCount: z.int(),
  /** Empty: the ledger adds up. */
  differences: z.array(
    z.object({
      kind: z.enum(differenceKinds),
      about: z.string(),
      cents: z.int().nullable(),
      /** The currency of the cents. */
      currency,
    }),
  ),
});

export type LedgerProof = z.output<typeof proof>;

export const ledgerContract = defineContract({
  'GET /ledgerProofs': operation({
    summary: 'The last 50 proofs that the ledger adds up, newest first',
    access: { roles: ['admin'] },
    output: z.object({ proofs: z.array(proof) }),
  }),
  'POST /ledgerProofs': operation({
    summary: 'Proves now that the ledger adds up',
    access: { roles: ['admin'] },
    changes: 'nothing: compares the ledger with itself, which it leaves as it is; the proof says who asked',
    output: proof,
    status: 201,
    limit: { count: 10, seconds: 3600 },
  }),
});
