import { z } from 'zod';
import { defineContract, operation } from '#platform/contract/operation.ts';
import { version } from '#platform/contract/schemas.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { companyPeople, ofCompany } from '#pipeline/candidates/contract/of-company.ts';
import { abilities, candidateTag } from '#pipeline/candidates/schemas.ts';

const { notFound } = platformErrors;
const limited = { ...abilities.shape, tag: z.boolean(), message: z.boolean(), manage: z.boolean() };

export const companyOptionsContract = defineContract({
  'GET /candidates/options': operation({
    summary: 'What the candidates of a company can be narrowed to, and what the caller may do with them',
    access: companyPeople,
    query: ofCompany,
    output: z.object({
      workspaceId: z.uuid(),
      /** For a recruiter: the assigned companies. */
      companies: z.array(z.object({ workspaceId: z.uuid(), company: z.string() })),
      projects: z.array(z.object({ id: z.uuid(), title: z.string() })),
      positions: z.array(
        z.object({ id: z.uuid(), projectId: z.uuid(), positionIndex: z.int(), title: z.string(), project: z.string() }),
      ),
      skills: z.array(z.string()),
      tags: z.array(candidateTag.extend({ version })),
      abilities: z.object(limited),
    }),
    errors: [notFound],
  }),
});
