import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';

/** Parts of later capabilities on the member's profile, lent by their manifests. */
export interface ProfileParts {
  /** The tests of the professional. */
  Tests: ComponentType;
  /** The next test, or `otherwise` when none is open. */
  NextTest: ComponentType<{ otherwise: ReactNode }>;
}

export interface ProfilePartsSource {
  load: () => Promise<ProfileParts>;
  /** Starts the first reads of the parts. */
  start: (queryClient: QueryClient) => Promise<unknown>;
}

/** What the room of references shows there. */
export interface ProfileReferences {
  /** Whom the professional asked for references, in a card. */
  References: ComponentType;
}

declare module '#platform/capability/lent-parts.ts' {
  interface LentParts {
    profileParts: ProfilePartsSource;
    profileReferences: { load: () => Promise<ProfileReferences> };
  }
}
