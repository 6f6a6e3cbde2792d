import { z } from 'zod';
import { defineContract, operation } from '#platform/contract/operation.ts';
import { payoutsHappenings } from '#payouts/happenings.ts';
import { PIX_KEY_KINDS } from '#platform/brazil/pix-key.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';

const fiscalIdentity = z.object({
  name: z.string(),
  companyName: z.string(),
  /** CNPJ; empty: none. */
  taxId: z.string(),
  /** CPF; empty: none. */
  personalTaxId: z.string(),
  /** Something is to be paid to them outside now: not what a run sends by Pix or will ask for, and not what was paid already. */
  isOwed: z.boolean(),
  /** Where to pay it, as the central bank's directory of keys has it; null: nothing is to be paid now, or the person had given none. */
  pixKey: z.object({ kind: z.enum(PIX_KEY_KINDS), key: z.string() }).nullable(),
  /** It is erased after this day. */
  keptUntil: z.iso.date(),
});
export type FiscalIdentity = z.output<typeof fiscalIdentity>;

export const fiscalContract = defineContract({
  'POST /fiscalIdentities/{memberId}/look': operation({
    summary:
      'Who was paid, or is still owed money, after the account was deleted: for tax authorities, until five years past the year’s end, and to pay what is owed; each look is recorded',
    access: { roles: ['admin'] },
    changes: [payoutsHappenings.fiscalIdentitySeen],
    params: z.object({ memberId: z.uuid() }),
    output: fiscalIdentity,
    errors: [platformErrors.notFound],
    limit: { count: 60, seconds: 3600 },
  }),
});
