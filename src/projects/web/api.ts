import type { z } from 'zod';
import type { OutputOf } from '#platform/contract/operation.ts';
import { createClient } from '#ui/client.ts';
import type { professionalsContract } from '#projects/professionals/contract.ts';
import type { projectsContract } from '#projects/contract.ts';
import type { SkillKind } from '#taxonomy/rules/taxonomy-terms.ts';

export const api = createClient<typeof projectsContract>();
export const squadApi = createClient<typeof professionalsContract>();

type Said<Value> = z.ZodType<Value, Value>;
interface FoundClient {
  ownerId: string;
  company: string;
  ownerName: string;
  email: string;
}
/** The pipeline's operations that project pages call; the pipeline comes after projects in the dependency order. */
interface PipelineCalls {
  'GET /changeProjectOwner': { query: Said<{ search: string }>; output: Said<{ clients: FoundClient[] }> };
  'PUT /changeProjectOwner/{squadOwnerId}': {
    params: Said<{ squadOwnerId: string }>;
    body: Said<{ projectId: string; version: number }>;
    output: Said<{ version: number; company: string }>;
  };
  'DELETE /myProjects/{projectId}/positions/{positionIndex}': {
    params: Said<{ projectId: string; positionIndex: string }>;
    query: Said<{ version: string }>;
    output: Said<{ done: true }>;
  };
}
export const pipelineApi = createClient<PipelineCalls>();

interface SuggestedSkill {
  label: string;
}
/** The taxonomy's operations that the form calls. */
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
export type Squad = OutputOf<(typeof professionalsContract)['GET /myProjects/{projectId}/professionals']>;
export type Professional = Squad['professionals'][number];
export type AddedVacancy = Squad['vacancies'][number];
