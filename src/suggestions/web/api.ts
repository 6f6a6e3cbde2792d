import type { z } from 'zod';
import type { OutputOf } from '#platform/contract/operation.ts';
import { createClient } from '#ui/client.ts';
import type { suggestionsContract } from '#suggestions/contract.ts';

export const api = createClient<typeof suggestionsContract>();

type Answer<Key extends keyof typeof suggestionsContract> = OutputOf<(typeof suggestionsContract)[Key]>;
export type SuggestedPage = Answer<'GET /myProjects/{projectId}/positions/{positionIndex}/suggestedProfessionals'>;
export type Suggested = SuggestedPage['professionals'][number];
export type VacancyForPerson = Answer<'GET /professionals/{professionalId}/vacancies'>['vacancies'][number];
export type Invitation = Answer<'GET /opportunities/invitations'>['invitations'][number];

type Said<Value> = z.ZodType<Value, Value>;

/** The pipeline's operations by which staff suggest somebody, new or already a candidate, and withdraw it. */
interface PipelineCalls {
  'POST /opportunities/{projectId}/{positionIndex}/indicate': {
    params: Said<{ projectId: string; positionIndex: string }>;
    body: Said<{ memberId: string; comment: string }>;
    output: Said<{ applicationId: string }>;
  };
  'POST /candidates/{applicationId}/suggestion': {
    params: Said<{ applicationId: string }>;
    body: Said<{ comment: string }>;
    output: Said<{ version: number }>;
  };
  'DELETE /candidates/{applicationId}/suggestion': {
    params: Said<{ applicationId: string }>;
    query: Said<{ version: string }>;
    output: Said<{ done: true }>;
  };
}

export const pipelineApi = createClient<PipelineCalls>();

/** Props shared by the parts of an entry of the ranking. */
export interface SuggestedItemProps extends Pick<SuggestedPage, 'position' | 'abilities'> {
  professional: Suggested;
}
