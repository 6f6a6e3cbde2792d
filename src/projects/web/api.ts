import type { z } from 'zod';
import type { OutputOf } from '#platform/contract/operation.ts';
import { createClient } from '#platform/ui/client.ts';
import type { projectsContract } from '#projects/contract.ts';
import type { SkillKind } from '#taxonomy/rules/taxonomy-terms.ts';

export const api = createClient<typeof projectsContract>();

interface SuggestedSkill {
  label: string;
}
/** What the form asks of the taxonomy, whose contract is its own business. */
interface TaxonomyCalls {
  'GET /professionsGroup': {
    query: z.ZodType<
      unknown,
      { jobTitles?: 'true'; search?: string; limit?: string; jobTitle?: string; correlacionadas?: 'true' }
    >;
    output: z.ZodType<{ jobTitles?: { jobTitle: string }[]; related?: { jobTitle: string }[] }>;
  };
  'GET /getSkillsByAI': {
    query: z.ZodType<unknown, { professionName: string }>;
    output: z.ZodType<Record<SkillKind, SuggestedSkill[]> & { profession: { type: string } | null }>;
  };
  'GET /skills': {
    query: z.ZodType<unknown, { search?: string; kind?: string; limit?: string }>;
    output: z.ZodType<{ skills: SuggestedSkill[] }>;
  };
}

export const taxonomyApi = createClient<TaxonomyCalls>();

export type ProjectRow = OutputOf<(typeof projectsContract)['GET /myProjects']>['projects'][number];
export type Project = OutputOf<(typeof projectsContract)['GET /myProjects/{projectId}']>;
export type Position = Project['positions'][number];
export type Brief = OutputOf<(typeof projectsContract)['GET /briefs/{briefId}']>;
export type BriefSummary = OutputOf<(typeof projectsContract)['GET /briefs']>['briefs'][number];
