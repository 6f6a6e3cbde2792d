import { z } from 'zod';
import { defineContract, operation } from '#platform/contract/operation.ts';
import { projectHappenings } from '#projects/happenings.ts';
import { done, moment, text, version } from '#platform/contract/schemas.ts';
import { openToUnverified, recordsNothing } from '#platform/contract/stated-reasons.ts';
import { campaign } from '#projects/briefs/schemas.ts';
import { projectErrors } from '#projects/errors.ts';
import { TEMPLATE_NAME_LENGTH } from '#projects/briefs/rules/brief-limits.ts';
import { areas } from '#projects/rules/terms.ts';
import { briefView } from '#projects/view-schemas.ts';

const owner = { roles: ['squadOwner'], permission: 'createProject' } as const;
const name = text(TEMPLATE_NAME_LENGTH, 1);
const templateId = z.object({ templateId: z.uuid() });
const template = z.object({
  id: z.uuid(),
  name: z.string(),
  positions: z.int(),
  by: z.string().nullable(),
  version,
  updatedAt: moment,
});

/** The company's own briefs, projects and templates from which a brief or template can be created. */
const ownSource = z.object({ kind: z.enum(['brief', 'project']), id: z.uuid() });
const source = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['brief', 'project', 'template']), id: z.uuid() }),
  z.object({ kind: z.literal('readyMade'), key: z.string().max(60) }),
]);
export type BriefSource = z.output<typeof source>;
const sourceErrors = [projectErrors.briefNotFound, projectErrors.notFound, projectErrors.templateNotFound];

export const templatesContract = defineContract({
  'GET /briefTemplates': operation({
    summary: 'Templates of the company by name, and the ready-made ones in the language of the caller',
    access: owner,
    output: z.object({
      templates: z.array(template),
      readyMade: z.array(z.object({ key: z.string(), profession: z.string(), area: z.enum(areas) })),
    }),
  }),
  'POST /briefTemplates': operation({
    summary: 'Keeps the answers of a brief or a project as a template of the company',
    access: owner,
    changes: [projectHappenings.templateSaved],
    unverified: openToUnverified.draft,
    body: z.object({ name, from: ownSource }),
    output: template,
    status: 201,
    errors: [...sourceErrors, projectErrors.templateNameTaken, projectErrors.tooManyTemplates],
  }),
  'PATCH /briefTemplates/{templateId}': operation({
    summary: 'Renames a template',
    access: owner,
    changes: [projectHappenings.templateRenamed],
    unverified: openToUnverified.draft,
    params: templateId,
    body: z.object({ name, version }),
    output: template,
    errors: [projectErrors.templateNotFound, projectErrors.templateNameTaken],
  }),
  'DELETE /briefTemplates/{templateId}': operation({
    summary: 'Deletes a template; briefs that began with it stay',
    access: owner,
    changes: [projectHappenings.templateDeleted],
    unverified: openToUnverified.draft,
    params: templateId,
    output: done,
    errors: [projectErrors.templateNotFound],
  }),
  'POST /briefs/copies': operation({
    summary: 'Begins a brief with the answers of a template, of a ready-made one, or of a former brief or project',
    access: owner,
    changes: recordsNothing.draft,
    unverified: openToUnverified.draft,
    body: z.object({ from: source, campaign: campaign.optional() }),
    output: briefView,
    status: 201,
    errors: [...sourceErrors, projectErrors.tooManyDrafts],
  }),
});
