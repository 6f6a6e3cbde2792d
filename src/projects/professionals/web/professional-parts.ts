import type { ComponentType } from 'react';

/** What later rooms show of a hired professional, lent by the manifest of projects. */
export interface ProfessionalParts {
  /** The contract and what happened, with everything that can be asked or done for them. */
  ProfessionalFacts: ComponentType<{ projectId: string; memberId: string }>;
}

export interface ProfessionalPartsSource {
  load: () => Promise<ProfessionalParts>;
}

declare module '#platform/capability/lent-parts.ts' {
  interface LentParts {
    professionalParts: ProfessionalPartsSource;
  }
}
