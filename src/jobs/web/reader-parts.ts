import type { ComponentType, ReactNode } from 'react';
import type { JobAddress } from '#jobs/rules/job-address.ts';
import type { AdmissionLink } from '#jobs/vacancy/rules/admission-link.ts';

/** What candidacies shows on the pages of vacancies, as the reader stands to them; src/application supplies it. */
export interface ReaderParts {
  /** Beside a vacancy: applying to it, or the own application. `address` leads back to the page. */
  ApplyCard: ComponentType<{ job: JobAddress; link: AdmissionLink; address: string }>;
  /** In the preview: the reader's next step. */
  NextStep: ComponentType<{ job: JobAddress }>;
  /** Above the board: the vacancy that somebody wanted to apply to before signing up. */
  PendingIntent: ComponentType;
  /** The vacancies that the member has applied to, by `jobKey`. */
  AppliedJobs: ComponentType<{ children: (applied: ReadonlySet<string>) => ReactNode }>;
}

export interface ReaderPartsSource {
  namespaces: readonly string[];
  load: () => Promise<ReaderParts>;
}
