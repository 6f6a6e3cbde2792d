import { z } from 'zod';
import { defineContract, operation } from '#platform/contract/operation.ts';
import { workspaceHappenings } from '#workspaces/happenings.ts';
import { text } from '#platform/contract/schemas.ts';
import { openToUnverified } from '#platform/contract/stated-reasons.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { workspaceErrors } from '#workspaces/errors.ts';
import {
  companyKinds,
  legalCompanyProblems,
  type LegalText,
  legalTextLengths,
  legalTexts,
  normalizeLegalCompany,
} from '#workspaces/company/rules/legal-company.ts';

const codes = { ...platformErrors, ...workspaceErrors, emailInvalid: platformErrors.fieldEmail };

function textsOf<Schema extends z.ZodType>(schemaOf: (name: LegalText) => Schema) {
  return Object.fromEntries(legalTexts.map((name) => [name, schemaOf(name)])) as Record<LegalText, Schema>;
}

/** Version of the company record alone, so that the owner's data beside it can be saved concurrently; 0: not given yet. */
const savings = z.int().min(0);

const input = z
  .object({
    version: savings,
    kind: z.enum(companyKinds),
    ...textsOf((name) => text(legalTextLengths[name])),
  })
  .superRefine((company, check) => {
    for (const [name, problem] of Object.entries(legalCompanyProblems(company)))
      // Each text checks its own length.
      if (problem !== 'fieldTooLong')
        check.addIssue({ code: 'custom', path: [name], params: { code: codes[problem].code } });
  })
  .transform(({ version, ...company }) => ({ version, company: normalizeLegalCompany(company) }));

const output = z.object({
  version: savings,
  company: z.object({ kind: z.enum(companyKinds), ...textsOf(() => z.string()) }).nullable(),
  abilities: z.object({ edit: z.boolean() }),
});

export const legalCompanyContract = defineContract({
  'GET /users/ownerData/company': operation({
    summary: 'The company of the caller’s space as contracts name it; admins name the owner',
    // Tax id, address and finance contact are for members with the payment permission.
    access: { roles: ['squadOwner', 'admin'], permission: 'accessPayments' },
    query: z.object({ userId: z.uuid().optional() }),
    output,
  }),
  'PUT /users/ownerData/company': operation({
    summary: 'Keeps the company as contracts name it: Brazilian by its CNPJ, foreign by its own tax id',
    access: { roles: ['squadOwner'], ownerOnly: true },
    changes: [workspaceHappenings.companyChanged],
    unverified: openToUnverified.oneself,
    body: input,
    output,
    errors: [platformErrors.staleVersion, workspaceErrors.cnpjInvalid, workspaceErrors.postalCodeInvalid],
  }),
});
