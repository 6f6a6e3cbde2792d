import { z } from 'zod';
import { defineContract, operation } from '#platform/contract/operation.ts';
import { brands } from '#platform/contract/brand.ts';
import { fileAnswer } from '#platform/contract/file-answer.ts';
import { boundedCount, cursor, language, oneOrMany, queryFlag, text } from '#platform/contract/schemas.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { CV_PARTS } from '#profiles/cv/rules/cv-parts.ts';
import { MAXIMUM_LEVEL, MINIMUM_LEVEL } from '#profiles/rules/profile-limits.ts';
import { HIRING_MODELS } from '#profiles/rules/profile.ts';
import { talentErrors } from './errors.ts';
import { cvView } from './cv-schema.ts';
import { hire, professionalCard, professionalView, topTalent } from './schemas.ts';

const companies = { roles: ['squadOwner', 'recruiter', 'admin'] } as const;

const filters = {
  /** Profession, skills, tools and place; the last word may be a prefix. */
  search: text(100).optional(),
  /** Years of experience, at least. */
  level: z.coerce.number<string>().int().min(MINIMUM_LEVEL).max(MAXIMUM_LEVEL).optional(),
  available: queryFlag.optional(),
  hiringModel: z.enum(HIRING_MODELS).optional(),
};

/** Members get their own CV, companies those of professionals they may see. */
const cvReaders = { roles: ['squadMember', ...companies.roles] } as const;
const cvParams = z.object({ memberId: z.uuid() });
const cvQuery = z.object({ language, parts: oneOrMany(z.enum(CV_PARTS)).optional() });

export const talentContract = defineContract({
  'GET /topTalent/{memberId}': operation({
    summary: 'The public page of a professional who wants to be found; one only sees the own one before that',
    access: 'public',
    params: z.object({ memberId: z.uuid() }),
    output: topTalent,
    errors: [platformErrors.notFound],
    limit: { count: 120, seconds: 60 },
  }),
  'GET /users/professionalData-ownerView/{professionalId}': operation({
    summary:
      "A professional's profile as companies see it: of candidates of the own vacancies, and of who wants to be found",
    access: companies,
    params: z.object({ professionalId: z.uuid() }),
    output: professionalView,
    errors: [platformErrors.notFound],
  }),
  'GET /professionals': operation({
    summary: 'Professionals who want to be found, those whose profile changed last first',
    access: companies,
    query: z.object({
      ...filters,
      cursor: cursor.optional(),
      limit: z.coerce.number<string>().int().min(1).max(50).default(20),
    }),
    output: z.object({ professionals: z.array(professionalCard), hire, nextCursor: z.string().nullable() }),
    errors: [talentErrors.cursorInvalid],
  }),
  'GET /professionals/count': operation({
    summary: 'How many professionals want to be found; exact up to 1,000',
    access: companies,
    query: z.object(filters),
    output: boundedCount,
  }),
  'GET /profileExport/{memberId}': operation({
    summary: 'A CV in words, with the wanted parts, in either language',
    access: cvReaders,
    params: cvParams,
    query: cvQuery,
    output: cvView,
    errors: [platformErrors.notFound],
  }),
  'GET /profileExport/{memberId}/pdf': operation({
    summary: 'The CV as a PDF on A4',
    access: cvReaders,
    params: cvParams,
    query: cvQuery.extend({ brand: z.enum(brands).default('default') }),
    output: fileAnswer,
    errors: [platformErrors.notFound],
    limit: { count: 20, seconds: 60 },
  }),
  'GET /profileExport/{memberId}/jsonResume': operation({
    summary: 'The CV in the JSON Resume form, which the import reads back',
    access: cvReaders,
    params: cvParams,
    query: cvQuery,
    output: fileAnswer,
    errors: [platformErrors.notFound],
    limit: { count: 60, seconds: 60 },
  }),
});
