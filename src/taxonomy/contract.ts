import { z } from 'zod';
import { everyone } from '#platform/access/access.ts';
import { defineContract, operation } from '#platform/contract/operation.ts';
import { queryFlag, text } from '#platform/contract/schemas.ts';
import { taxonomyErrors } from './errors.ts';
import { labelLength, professionGroups, skillKinds } from './rules/taxonomy-terms.ts';

const professionGroup = z.enum(professionGroups);
const skillKind = z.enum(skillKinds);
const search = text(labelLength).optional();

/** The importance of a skill for a profession: weight 0 to 1, points the same out of 100. */
const weighedSkill = z.object({
  skill: z.string(),
  label: z.string(),
  kind: skillKind,
  weight: z.number(),
  points: z.int(),
});
const suggestedSkill = z.object({ skill: z.string(), label: z.string(), weight: z.number() });
const jobTitles = z.object({ jobTitles: z.array(z.object({ jobTitle: z.string(), type: professionGroup })) });
const profession = z.object({
  jobTitle: z.string(),
  type: professionGroup,
  skillTags: z.array(z.string()),
  related: z.array(z.object({ jobTitle: z.string(), type: professionGroup, score: z.number() })).optional(),
  skillPoints: z.array(weighedSkill).optional(),
});

export const taxonomyContract = defineContract({
  'GET /professionsGroup': operation({
    summary: 'Job titles (with search: suggestions), or the profession of one job title with its skill tags',
    access: everyone,
    query: z.object({
      jobTitles: queryFlag.optional(),
      search,
      limit: z.coerce.number<string>().int().min(1).max(1_000).optional(),
      jobTitle: text(labelLength, 1).optional(),
      correlacionadas: queryFlag.optional(),
      pontos_items: queryFlag.optional(),
    }),
    output: z.union([jobTitles, profession]),
    errors: [taxonomyErrors.professionNotFound, taxonomyErrors.titlesOrTitle],
  }),
  'GET /getSkillsByAI': operation({
    summary:
      'Skills of a profession by kind, suggested by the configured language model or by the statistics of the taxonomy',
    access: everyone,
    query: z.object({ professionName: text(labelLength, 1) }),
    output: z.object({
      source: z.enum(['model', 'taxonomy']),
      /** The recognised profession of the name. */
      profession: z.object({ jobTitle: z.string(), type: professionGroup }).nullable(),
      skills: z.array(suggestedSkill),
      softwares: z.array(suggestedSkill),
      methodologies: z.array(suggestedSkill),
      languages: z.array(suggestedSkill),
      databases: z.array(suggestedSkill),
    }),
    limit: { count: 120, seconds: 60 },
  }),
  'GET /skills': operation({
    summary: 'Skills to choose from; forgives accents and small typing mistakes',
    access: everyone,
    query: z.object({
      search,
      kind: skillKind.optional(),
      limit: z.coerce.number<string>().int().min(1).max(100).optional(),
    }),
    output: z.object({ skills: z.array(z.object({ skill: z.string(), label: z.string(), kind: skillKind })) }),
  }),
});
