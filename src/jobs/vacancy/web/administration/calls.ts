import type { z } from 'zod';
import { createClient } from '#ui/client.ts';

type Said<Value> = z.ZodType<Value, Value>;
type VacancyKey = Said<{ projectId: string; positionIndex: string }>;

export interface Professional {
  memberId: string;
  name: string;
  image: string | null;
  jobTitle: string;
  city: string;
  isCandidate: boolean;
}

export interface Client {
  ownerId: string;
  company: string;
  ownerName: string;
  email: string;
}

/** The operations of projects and the pipeline that staff call from the page of a vacancy. */
interface AdministrationCalls {
  'PATCH /myProjects/{projectId}/positions/{positionIndex}': {
    params: VacancyKey;
    body: Said<{ version: number; state: 'open' | 'hidden' }>;
    output: Said<{ version: number }>;
  };
  'DELETE /myProjects/{projectId}/positions/{positionIndex}': {
    params: VacancyKey;
    query: Said<{ version: string }>;
    output: Said<{ done: true }>;
  };
  'GET /changeProjectOwner': { query: Said<{ search: string }>; output: Said<{ clients: Client[] }> };
  'PUT /changeProjectOwner/{squadOwnerId}': {
    params: Said<{ squadOwnerId: string }>;
    body: Said<{ projectId: string; version: number }>;
    output: Said<{ version: number; company: string }>;
  };
  'GET /opportunities/{projectId}/{positionIndex}/professionals': {
    params: VacancyKey;
    query: Said<{ search: string }>;
    output: Said<{ professionals: Professional[] }>;
  };
  'POST /opportunities/{projectId}/{positionIndex}/indicate': {
    params: VacancyKey;
    body: Said<{ memberId: string; comment: string }>;
    output: Said<{ applicationId: string }>;
  };
}

export const administrationApi = createClient<AdministrationCalls>();
