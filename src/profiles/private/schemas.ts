import { z } from 'zod';
import { PIX_KEY_KINDS } from '#platform/brazil/pix-key.ts';
import { clock } from '#platform/calendar/clock.ts';
import { text } from '#platform/contract/schemas.ts';
import { profileErrors } from '#profiles/errors.ts';
import { isBirthDate } from '#profiles/private/rules/birth-date.ts';
import { BANK_TEXT_LENGTH, bankDetailsProblems, normalizeBankDetails } from '#profiles/private/rules/bank-details.ts';
import {
  COMPANY_TEXT_LENGTH,
  COMPANY_TEXTS,
  type CompanyText,
  ownCompanyProblems,
  normalizeOwnCompany,
} from '#profiles/private/rules/own-company.ts';

/** Version of one private record alone, so that the profile can be saved concurrently; 0: not given yet. */
const savings = z.int().min(0);
const line = text(BANK_TEXT_LENGTH);
const PASSWORD_LENGTH = 200;

export const bankDetailsInput = z
  .strictObject({
    version: savings,
    pixKeyKind: z.enum(PIX_KEY_KINDS),
    pixKey: line,
    bankCode: line,
    bankName: line,
    agency: line,
    account: line,
    /** Asked where a key that was there before is changed. */
    password: z.string().max(PASSWORD_LENGTH).default(''),
  })
  .superRefine(({ password: _, ...details }, check) => {
    for (const [name, problem] of Object.entries(bankDetailsProblems(details)))
      check.addIssue({ code: 'custom', path: [name], params: { code: profileErrors[problem].code } });
  })
  .transform(({ version, password, ...details }) => ({ version, password, details: normalizeBankDetails(details) }));

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

const companyTexts = <Schema extends z.ZodType>(schema: Schema) =>
  Object.fromEntries(COMPANY_TEXTS.map((name) => [name, schema])) as Record<CompanyText, Schema>;

export const ownCompanyInput = z
  .strictObject({ version: savings, ...companyTexts(text(COMPANY_TEXT_LENGTH)), country: text(2) })
  .superRefine((company, check) => {
    for (const [name, problem] of Object.entries(ownCompanyProblems(company)))
      check.addIssue({ code: 'custom', path: [name], params: { code: profileErrors[problem].code } });
  })
  .transform(({ version, ...company }) => ({ version, details: normalizeOwnCompany(company) }));

export const ownCompanyView = z.object({ version: savings, details: z.object(companyTexts(z.string())) });

export const birthDateInput = z
  .strictObject({ version: savings, birthDate: z.string().max(10) })
  .superRefine(({ birthDate }, check) => {
    if (!isBirthDate(birthDate, clock.now().toISOString().slice(0, 10)))
      check.addIssue({ code: 'custom', path: ['birthDate'], params: { code: profileErrors.birthDateInvalid.code } });
  })
  .transform(({ version, birthDate }) => ({ version, details: { birthDate } }));

export const birthDateView = z.object({ version: savings, details: z.object({ birthDate: z.string() }) });
