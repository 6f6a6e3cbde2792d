import { z } from 'zod';
import { PIX_KEY_KINDS } from '#platform/brazil/pix-key.ts';
import { text } from '#platform/contract/schemas.ts';
import { profileErrors } from '#profiles/errors.ts';
import { BANK_TEXT_LENGTH, bankDetailsProblems, tidyBankDetails } from '#profiles/rules/bank-details.ts';

/** Counts the savings of the bank details alone, so that the profile can be saved meanwhile; 0: not given yet. */
const savings = z.int().min(0);
const line = text(BANK_TEXT_LENGTH);

export const bankDetailsInput = z
  .strictObject({
    version: savings,
    pixKeyKind: z.enum(PIX_KEY_KINDS),
    pixKey: line,
    bankCode: line,
    bankName: line,
    agency: line,
    account: line,
  })
  .superRefine((details, check) => {
    for (const [name, problem] of Object.entries(bankDetailsProblems(details)))
      check.addIssue({ code: 'custom', path: [name], params: { code: profileErrors[problem].code } });
  })
  .transform(({ version, ...details }) => ({ version, details: tidyBankDetails(details) }));

export const bankDetailsView = z.object({
  version: savings,
  details: z.object({
    pixKeyKind: z.enum(PIX_KEY_KINDS),
    pixKey: z.string(),
    bankCode: z.string(),
    bankName: z.string(),
    agency: z.string(),
    account: z.string(),
  }),
});
