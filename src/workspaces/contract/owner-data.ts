import { z } from 'zod';
import { defineContract, operation } from '#platform/contract/operation.ts';
import { workspaceHappenings } from '#workspaces/happenings.ts';
import { text, version } from '#platform/contract/schemas.ts';
import { openToUnverified } from '#platform/contract/stated-reasons.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { workspaceErrors } from '#workspaces/errors.ts';
import * as limits from '#workspaces/rules/company-limits.ts';
import { companySite } from '#workspaces/company/rules/company-site.ts';
import { companySizes } from '#workspaces/company/rules/company-size.ts';
import { isPhone, phoneDigits } from '#workspaces/company/rules/phone-digits.ts';

const phone = z
  .object({ code: z.string().max(10), number: z.string().max(40) })
  .refine(isPhone, { params: { code: workspaceErrors.phoneInvalid.code }, path: ['number'] })
  .transform(({ code, number }) => ({ code: phoneDigits(code), number: phoneDigits(number) }));

const site = text(limits.SITE_LENGTH)
  .refine((value) => value === '' || companySite(value) !== null, {
    params: { code: workspaceErrors.siteInvalid.code },
  })
  .transform((value) => companySite(value) ?? '');

const ownerDataInput = z.object({
  version,
  name: text(limits.NAME_LENGTH, 1),
  lastName: text(limits.NAME_LENGTH, 1),
  /** The owner’s name that the caller saw: the account may have a newer one, which its version does not tell. */
  seen: z.object({ name: z.string(), lastName: z.string() }).optional(),
  phone,
  company: text(limits.COMPANY_LENGTH, 1),
  positionCompany: text(limits.NAME_LENGTH, 1),
  employees: z.enum(companySizes),
  country: text(limits.PLACE_LENGTH, 1),
  city: text(limits.PLACE_LENGTH, 1),
  site,
  about: text(limits.COMPANY_TEXT_LENGTH),
  culture: text(limits.COMPANY_TEXT_LENGTH),
});

const ownerData = z.object({
  workspaceId: z.string(),
  version,
  name: z.string(),
  lastName: z.string(),
  phone: z.object({ code: z.string(), number: z.string() }),
  company: z.string(),
  positionCompany: z.string(),
  employees: z.enum(companySizes).nullable(),
  country: z.string(),
  city: z.string(),
  site: z.string(),
  about: z.string(),
  culture: z.string(),
  abilities: z.object({ edit: z.boolean(), seeLegalCompany: z.boolean() }),
});

export const ownerDataContract = defineContract({
  'GET /users/ownerData': operation({
    summary: 'The company data of the caller’s space; admins name the owner',
    access: { roles: ['squadOwner', 'admin'] },
    query: z.object({ userId: z.uuid().optional() }),
    output: ownerData,
  }),
  'PUT /users/ownerData': operation({
    summary: 'Changes the company data; the first time it also ends the company’s registration',
    access: { roles: ['squadOwner'], ownerOnly: true },
    changes: [workspaceHappenings.companyChanged],
    unverified: openToUnverified.oneself,
    body: ownerDataInput,
    output: ownerData,
    errors: [platformErrors.staleVersion, workspaceErrors.siteInvalid, workspaceErrors.phoneInvalid],
  }),
});
