import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import type { AdmissionLink } from '#jobs/vacancy/rules/admission-link.ts';
import type { JobView } from '#jobs/web/api.ts';

/** The parts that the room of applications adds to the pages of vacancies for this reader; src/application supplies them. */
export interface ReaderParts {
  /** Beside a vacancy: applying to it, or the reader's application. `address` leads back to the page. */
  ApplyCard: ComponentType<{ job: JobView; link: AdmissionLink; address: string }>;
  /** In the preview: the reader's next step. */
  NextStep: ComponentType<{ job: JobView }>;
  /** Above the board: the vacancy that somebody wanted to apply to before signing up. */
  PendingIntent: ComponentType;
  /** The vacancies that the member has applied to, by `jobKey`. */
  AppliedJobs: ComponentType<{ children: (applied: ReadonlySet<string>) => ReactNode }>;
}

export interface ReaderPartsSource {
  load: () => Promise<ReaderParts>;
  /** Starts what the board reads for this reader. */
  start: (queryClient: QueryClient) => Promise<unknown>;
}
